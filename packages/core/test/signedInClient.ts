import { vi } from 'vitest'
import type { AdminClient } from '../src/client/AdminClient'
import { TOPICS, type Topics } from '../src/client/AdminContext'
import { createAdminClient } from '../src/client/createAdminClient'
import type { SignedOutEvent } from '../src/session/sessionState'
import { memoryTokenStore, type TokenStore } from '../src/session/tokenStore'
import { type FakeAnswer, type FakeCall, fakeApi } from './fakeApi'
import { makeToken } from './makeToken'

export const MENU = [
  { name: 'Dashboard', to: '/dashboard' },
  { name: "User's Management", items: [{ name: 'Users List', to: '/userList' }] },
]

export const tokenOf = (id: string, more: Record<string, unknown> = {}): string => makeToken({ _id: id, role: 'support', ...more })

export const detailOf = (id: string, role = 'support'): FakeAnswer => ({
  body: { success: true, result: { _id: id, email: `${id}@example.com`, fullName: id, role, restriction: [{ name: 'Users List' }] } },
})

interface Options {
  store?: TokenStore
  /** Answers everything but `getadmindetail`. */
  answer?: (call: FakeCall) => FakeAnswer | Promise<FakeAnswer> | undefined
  detail?: (call: FakeCall) => FakeAnswer | Promise<FakeAnswer> | undefined
}

/** A started client on a fake API, with every end of a session written down. */
export function startClient({ store = memoryTokenStore(tokenOf('a')), answer, detail }: Options = {}) {
  const api = fakeApi((call) =>
    call.path.endsWith('getadmindetail')
      ? (detail ?? (() => detailOf('a')))(call)
      : (answer ?? (() => ({ body: { success: true } })))(call),
  )
  const client = createAdminClient({
    apiUrl: '/api',
    menu: MENU,
    tokenStore: store,
    connectRealtime: () => () => undefined,
    configureAxios: api.configureAxios,
  })
  const ended: SignedOutEvent['reason'][] = []
  client.onSignedOut(({ reason }) => ended.push(reason))
  const stop = client.start()
  return { client, api, store, ended, stop }
}

/** Waits until the rights have arrived, or failed to. */
export const settled = (client: { getSession(): { access: string } }): Promise<void> =>
  vi.waitFor(
    () => {
      if (client.getSession().access === 'loading') throw new Error('still loading')
    },
    { interval: 1 },
  )

/** What hooks see behind a client. */
export function topicsOf(client: AdminClient & { [TOPICS]?: Topics }): Topics {
  const topics = client[TOPICS]
  if (!topics) throw new Error('not made by createAdminClient')
  return topics
}

export const reloadAccess = (client: AdminClient): Promise<void> => topicsOf(client).session.reloadAccess()
