import { eq, getTableName, isTable, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Restriction } from '../contract/restriction'
import { seedWorld } from '../seed/seedWorld'
import { signSessionToken } from '../server/auth/sessionToken'
import { type Api, createApi } from '../server/createApi'
import type { Db } from '../server/db/database'
import * as schema from '../server/db/schema'
import { type ApiOptions, appOf, type Log } from '../server/ports'
import { createFaults, type Fault } from './faults'
import { createPageHub, type RealtimeRoom } from './hubRealtime'
import type { OpenPageDatabase } from './pageDatabase'
import { quickHasher } from './quickHasher'

/** What a story says about its back end; plain data (ARCHITECTURE §5). */
export interface World {
  readonly at?: string
  readonly as?: 'guest' | 'superadmin' | { readonly may: readonly (string | Restriction)[] }
  readonly token?: 'valid' | 'bearer' | 'malformed' | 'expired' | 'revoked'
  readonly data?: 'baseline' | 'empty' | 'crowded'
  readonly faults?: readonly Fault[]
}

/** A living world: its API, and what a story's frame and play need of it. */
export interface OpenWorld {
  readonly id: string
  /** Base of its calls: `createAdminClient({ apiUrl: baseUrl })`. */
  readonly baseUrl: string
  /** What lies in the token store when the story begins. */
  readonly token: string | null
  connectRealtime(room: RealtimeRoom): () => void
  /** Rows of a table by its name in the schema (`users`, `auditLog`), oldest first where it has an order. */
  rows(table: string, where?: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>[]>
  /** A superadmin at another desk calls the same API. */
  colleague(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: unknown }>
  dropSockets(): void
  fail(faults: readonly Fault[]): void
  heal(): void
  /** Answers a request to this world, faults included. */
  fetch(request: Request): Promise<Response>
  close(): Promise<void>
}

/** Fixed people of every world; the seed makes them. */
const SUPERADMIN_ID = 'admin-1'
const LIMITED_ID = 'admin-2'
const COLLEAGUE_ID = 'admin-3'
const LIMITED_ROLE = 'Limited'
const SESSION_MS = 8 * 3_600_000

const silent: Log = { info: () => undefined, warn: () => undefined, error: (event, fields) => console.error(event, fields) }

/** A signed-in session of an admin, without the way through /login. */
async function openSession(options: ApiOptions, adminId: string, id: string, token: World['token'] = 'valid'): Promise<string> {
  const { db } = options
  const { ring } = appOf(options)
  const now = options.now()
  const age = token === 'expired' ? 2 * SESSION_MS : 60_000
  const createdAt = new Date(now.getTime() - age)
  const expiresAt = new Date(createdAt.getTime() + SESSION_MS)
  const [admin] = await db.select().from(schema.admins).where(eq(schema.admins.id, adminId))
  const endedAt = token === 'revoked' ? now : null
  await db
    .insert(schema.sessions)
    .values({ id, adminId, createdAt, lastSeenAt: token === 'expired' ? createdAt : now, expiresAt, endedAt, method: 'password' })
  const signed = await signSessionToken(ring, { sessionId: id, adminId, role: admin?.role ?? '', issuedAt: createdAt, expiresAt })
  return token === 'bearer' ? `Bearer ${signed}` : signed
}

const restrictionOf = (may: readonly (string | Restriction)[]): Restriction[] =>
  may.map((entry) => (typeof entry === 'string' ? { name: entry } : entry))

/** Table of the schema by its exported name, its name in the database included. */
function tableNamed(name: string): PgTable {
  const tables = Object.entries(schema).filter((entry): entry is [string, (typeof entry)[1] & PgTable] => isTable(entry[1]))
  const found = tables.find(([key, table]) => key === name || getTableName(table) === name)?.[1]
  if (!found) throw new Error(`No world has a table "${name}". There are ${tables.map(([key]) => key).join(', ')}.`)
  return found
}

function rowsOf(db: Db, name: string, where: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>[]> {
  const table = tableNamed(name)
  const columns = table as unknown as Readonly<Record<string, Parameters<typeof eq>[0]>>
  const conditions = Object.entries(where).map(([key, value]) => {
    const column = columns[key]
    if (!column) throw new Error(`The table "${name}" has no column "${key}".`)
    return eq(column, value)
  })
  return db
    .select()
    .from(table)
    .where(conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined)
}

/** Opens a world: a fresh schema with its data, a hub, an API of its own with a secret of its own. */
export async function openWorld(id: string, world: World, openDatabase: OpenPageDatabase, now: () => Date): Promise<OpenWorld> {
  const { as = 'superadmin', data = 'baseline', token: kind = 'valid' } = world
  const database = await openDatabase(id, (db) => seedWorld(db, { data, now: now(), hasher: quickHasher }))
  const { db } = database
  let ids = 0
  const hub = createPageHub(async (token, adminId) => {
    const actor = token === null ? null : await api.sessions.read(token.replace(/^Bearer /i, '')).catch(() => null)
    return actor?.id === adminId ? actor.sessionId : null
  })
  const options: ApiOptions = { db, now, secret: `story ${id}`, hub, hasher: quickHasher, newId: () => `id-${++ids}`, log: silent }
  const api: Api = createApi(options)

  let end: () => void = () => undefined
  let open = true
  const closed = new Promise<void>((resolve) => {
    end = resolve
  })
  const faults = createFaults(closed)
  faults.set(world.faults ?? [])

  if (typeof as === 'object')
    await db
      .update(schema.admins)
      .set({ role: LIMITED_ROLE, restriction: restrictionOf(as.may) })
      .where(eq(schema.admins.id, LIMITED_ID))
  const ownId = typeof as === 'object' ? LIMITED_ID : SUPERADMIN_ID
  const stored = kind === 'malformed' ? 'not-a-token' : await openSession(options, ownId, 'session-own', kind)
  const token = as === 'guest' && world.token === undefined ? null : stored
  let colleagueToken: string | undefined

  return {
    id,
    baseUrl: `/__world/${id}`,
    token,
    connectRealtime: hub.connectRealtime,
    dropSockets: hub.dropSockets,
    rows: (table, where = {}) => rowsOf(db, table, where),
    async colleague(method, path, body, headers = {}) {
      colleagueToken ??= await openSession(options, COLLEAGUE_ID, 'session-colleague')
      const init = {
        method,
        headers: {
          authorization: `Bearer ${colleagueToken}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      }
      const response = await api.fetch(
        new Request(new URL(path, 'http://world'), body === undefined ? init : { ...init, body: JSON.stringify(body) }),
      )
      return { status: response.status, body: await response.json().catch(() => null) }
    },
    fail: (list) => faults.set(list),
    heal: () => faults.set([]),
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const response = await faults.through(request, pathname, async () => (open ? await api.fetch(request) : Response.error()))
      return open ? response : Response.error()
    },
    async close() {
      open = false
      end()
      await api.settled().catch(() => undefined)
      await database.close()
    },
  }
}
