import { createApi } from '../server/createApi'
import { admins } from '../server/db/schema'
import type { ApiOptions, Hub, Mail } from '../server/ports'
import { quickHasher } from '../worlds/quickHasher'
import { openTestDatabase } from './openTestDatabase'

/** A clock that stands until it is moved. */
export interface TestClock {
  now(): Date
  /** Seconds. */
  pass(seconds: number): void
}

export function testClock(start = '2026-11-20T14:30:00.000Z'): TestClock {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    pass: (seconds) => {
      time += seconds * 1000
    },
  }
}

export const PASSWORD = 'blue lamp under the stairs'

/** What came back, read once. */
export interface TestAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
  readonly body: any
  readonly headers: Headers
}

export interface CallExtras {
  readonly token?: string | null
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly ip?: string
}

/** A whole API on a fresh database, with what a test wants to see: mails, pushes, log lines. Close it. */
export async function openTestApi(options: Partial<ApiOptions> = {}) {
  const opened = await openTestDatabase()
  const clock = testClock()
  const mails: Mail[] = []
  const pushed: { event: 'forceLogout' | 'accessChanged'; adminId: string; sessionIds?: readonly string[] | undefined }[] = []
  const lines: string[] = []
  const log = (level: string) => (event: string, fields?: object) => void lines.push(JSON.stringify({ level, event, ...fields }))
  const hub: Hub = {
    forceLogout: (adminId, sessionIds) => void pushed.push({ event: 'forceLogout', adminId, sessionIds }),
    accessChanged: (adminId) => void pushed.push({ event: 'accessChanged', adminId }),
  }
  let id = 0
  const api = createApi({
    db: opened.db,
    now: clock.now,
    secret: 'a key for tests only',
    hub,
    hasher: quickHasher,
    newId: () => `id-${++id}`,
    mail: async (mail) => void mails.push(mail),
    log: { info: log('info'), warn: log('warn'), error: log('error') },
    ...options,
  })

  const call = async (
    method: string,
    path: string,
    { token, body, headers = {}, ip = '203.0.113.7' }: CallExtras = {},
  ): Promise<TestAnswer> => {
    const request = new Request(`http://api.test${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token != null && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await api.fetch(request, { address: ip })
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: json && text ? JSON.parse(text) : text, headers: response.headers }
  }

  /** Writes an active admin with the password `PASSWORD`. */
  const addAdmin = async (values: Partial<typeof admins.$inferInsert> & { id: string }) => {
    const passwordHash = await quickHasher.hash(PASSWORD)
    const row = {
      email: `${values.id}@example.com`,
      fullName: values.id,
      role: 'superadmin',
      status: 'active' as const,
      passwordHash,
      ...values,
    }
    await opened.db.insert(admins).values({ createdAt: clock.now(), updatedAt: clock.now(), ...row })
    return row
  }

  /** Signs in without two-step and answers the token. */
  const signIn = async (adminId: string, extras: CallExtras = {}): Promise<string> => {
    const { body, status } = await call('POST', '/adminapi/login', {
      ...extras,
      body: { email: `${adminId}@example.com`, password: PASSWORD },
    })
    if (status !== 200) throw new Error(`Sign-in answered ${status}: ${JSON.stringify(body)}`)
    return body.result.token
  }

  return { api, db: opened.db, clock, mails, pushed, lines, call, addAdmin, signIn, close: opened.close }
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>
