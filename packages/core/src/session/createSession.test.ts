import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred, type FakeAnswer } from '../../test/fakeApi'
import { makeToken } from '../../test/makeToken'
import { detailOf, settled, startClient, tokenOf } from '../../test/signedInClient'
import { createAdminClient } from '../client/createAdminClient'
import { emptySession } from './sessionState'
import { memoryTokenStore, type TokenStore } from './tokenStore'

/** A store whose token other tabs may change, with the event that tells. */
function sharedStore(token: string | null): TokenStore & { otherTab(next: string | null): void; byHand(next: string | null): void } {
  let kept = token
  const listeners = new Set<() => void>()
  return {
    read: () => kept,
    write(next) {
      kept = next
    },
    clear() {
      kept = null
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    otherTab(next) {
      kept = next
      for (const listener of listeners) listener()
    },
    byHand(next) {
      kept = next
    },
  }
}

const { persistent: _, ...nobody } = emptySession('signedOut')

describe('restoring', () => {
  it('says restoring until started, then knows at once', () => {
    const client = createAdminClient({ apiUrl: '/api', menu: [], tokenStore: memoryTokenStore() })
    expect(client.getSession()).toMatchObject({ status: 'restoring', isAuth: false })
    client.start()()
    expect(client.getSession()).toMatchObject(nobody)
  })

  it.each(['garbage', '', 'null', makeToken('null'), makeToken({ role: 'superadmin' }), `Bearer ${'A'.repeat(20_000)}`])(
    'F01 F02 F04 F09 row %#: key removed, signed out, told why, no request sent',
    (token) => {
      const { client, api, store, ended } = startClient({ store: memoryTokenStore(token) })
      expect(client.getSession()).toMatchObject(nobody)
      expect(store.read()).toBeNull()
      expect(api.calls).toHaveLength(0)
      expect(ended).toEqual(['invalid-token'])
    },
  )

  it('F10 the header carries exactly one Bearer', async () => {
    const { client, api } = startClient({ store: memoryTokenStore(`BEARER Bearer ${tokenOf('a')}`) })
    await settled(client)
    expect(api.calls.map((call) => call.authorization)).toEqual([`Bearer ${tokenOf('a')}`])
  })

  it('F05 F44 the server has the last word on the role', async () => {
    const { client } = startClient({
      store: memoryTokenStore(tokenOf('a', { role: 'superadmin' })),
      detail: () => detailOf('a', 'support'),
    })
    expect(client.getSession().role).toBe('superadmin')
    await settled(client)
    expect(client.getSession()).toMatchObject({
      role: 'support',
      access: 'ready',
      restriction: [{ name: 'Users List' }],
      email: 'a@example.com',
    })
  })

  it('F06 the first refusal ends what was only believed', async () => {
    const { client, ended, store } = startClient({
      store: memoryTokenStore(makeToken({ _id: 'a' }, { alg: 'none' })),
      detail: () => ({ status: 401 }),
    })
    await vi.waitFor(() => expect(ended).toEqual(['unauthorized']))
    expect(client.getSession()).toMatchObject(nobody)
    expect(store.read()).toBeNull()
  })

  it('F07 a refusal after the token has run out is called expired', async () => {
    const { ended } = startClient({ store: memoryTokenStore(tokenOf('a', { exp: 1_000_000_000 })), detail: () => ({ status: 401 }) })
    await vi.waitFor(() => expect(ended).toEqual(['expired']))
  })

  it.each([-86_400, 86_400])('F08 a clock %d s off ends nothing', async (seconds) => {
    const { client, ended } = startClient({ store: memoryTokenStore(tokenOf('a', { exp: Math.floor(Date.now() / 1000) + seconds })) })
    await settled(client)
    expect(client.getSession().access).toBe('ready')
    expect(ended).toEqual([])
  })

  it('starts are counted: StrictMode restores once, loads once, and the last stop stops', async () => {
    const { client, api, stop } = startClient()
    stop()
    const second = client.start()
    const third = client.start()
    third()
    third()
    await settled(client)
    expect(client.getSession().access).toBe('ready')
    expect(api.calls).toHaveLength(1)
    second()
  })
})

describe('other tabs', () => {
  it('F13 a logout elsewhere ends this tab', async () => {
    const store = sharedStore(tokenOf('a'))
    const { client, ended } = startClient({ store })
    store.otherTab(null)
    expect(ended).toEqual(['elsewhere'])
    expect(client.getSession()).toMatchObject(nobody)
  })

  it('F13 a login elsewhere is taken over', async () => {
    const store = sharedStore(null)
    const { client } = startClient({ store })
    store.otherTab(tokenOf('a'))
    expect(client.getSession()).toMatchObject({ status: 'signedIn', userId: 'a' })
  })

  it('F13 rubbish from elsewhere is nothing to a tab where nobody is signed in', async () => {
    const store = sharedStore(null)
    const { client, ended } = startClient({ store })
    store.otherTab('garbage')
    expect(client.getSession().status).toBe('signedOut')
    expect(ended).toEqual([])
  })

  it('F14 another admin elsewhere: nothing of A is left, B begins anew, B keeps the token', async () => {
    const store = sharedStore(tokenOf('a'))
    const hanging = deferred<FakeAnswer>()
    const { client, ended, api } = startClient({
      store,
      answer: () => hanging.promise,
      detail: (call) => detailOf(call.authorization === `Bearer ${tokenOf('b')}` ? 'b' : 'a'),
    })
    await settled(client)
    const call = client.http.get('/adminapi/users')
    await vi.waitFor(() => expect(api.calls).toHaveLength(2))
    store.otherTab(tokenOf('b'))
    expect(ended).toEqual(['elsewhere'])
    expect(client.getSession()).toMatchObject({ ...nobody, status: 'restoring' })
    expect(store.read()).toBe(tokenOf('b'))
    expect(await call).toMatchObject({ ok: false, aborted: true })
    await vi.waitFor(() =>
      expect(client.getSession()).toMatchObject({ status: 'signedIn', userId: 'b', access: 'ready', email: 'b@example.com' }),
    )
  })

  it('F15 a token of another admin put in by hand: the next call is not sent, the session ends', async () => {
    const store = sharedStore(tokenOf('a'))
    const { client, api, ended } = startClient({ store })
    await settled(client)
    store.byHand(tokenOf('b'))
    expect(await client.http.get('/adminapi/users')).toMatchObject({ ok: false, aborted: true })
    expect(api.calls).toHaveLength(1)
    expect(ended).toEqual(['elsewhere'])
  })

  it.each([
    ['removed', null, 'elsewhere'],
    ['broken', 'garbage', 'invalid-token'],
  ] as const)('F15 a token %s by hand ends the session with the next call', async (_name, token, reason) => {
    const store = sharedStore(tokenOf('a'))
    const { client, api, ended } = startClient({ store })
    await settled(client)
    store.byHand(token)
    await client.http.post('/adminapi/users', {})
    expect(api.calls).toHaveLength(1)
    expect(ended).toEqual([reason])
    expect(store.read()).toBeNull()
  })

  it('F16 a newer token of the same admin is used from the next call on, and a 401 of the older one ends nothing', async () => {
    const store = sharedStore(tokenOf('a'))
    const late = deferred<FakeAnswer>()
    const { client, api, ended } = startClient({ store, answer: ({ path }) => (path === '/late' ? late.promise : { body: {} }) })
    await settled(client)
    const old = client.http.get('/late')
    await vi.waitFor(() => expect(api.calls).toHaveLength(2))
    const newer = tokenOf('a', { exp: 4_000_000_000 })
    store.byHand(newer)
    await client.http.get('/next')
    expect(api.calls.find(({ path }) => path === '/next')?.authorization).toBe(`Bearer ${newer}`)
    late.settle({ status: 401 })
    expect(await old).toMatchObject({ status: 401 })
    expect(ended).toEqual([])
    expect(store.read()).toBe(newer)
  })

  it('F16 an end by 401 never clears a token that another tab has just stored', async () => {
    const store = sharedStore(tokenOf('a'))
    const late = deferred<FakeAnswer>()
    const { client, api, ended } = startClient({ store, answer: () => late.promise })
    await settled(client)
    const call = client.http.get('/late')
    await vi.waitFor(() => expect(api.calls).toHaveLength(2))
    const newer = tokenOf('a', { exp: 4_000_000_000 })
    store.byHand(newer)
    late.settle({ status: 401 })
    await call
    expect(ended).toEqual([])
    expect(store.read()).toBe(newer)
  })
})

describe('back from the back-forward cache', () => {
  const page = new EventTarget()
  beforeEach(() => {
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  })
  afterEach(() => void vi.unstubAllGlobals())
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  it('F79 a page frozen before the logout comes back signed out, with nothing of the admin', async () => {
    const store = sharedStore(tokenOf('a'))
    const { client, ended, stop } = startClient({ store })
    await settled(client)
    store.byHand(null)
    show(false)
    expect(ended).toEqual([])
    show(true)
    expect(ended).toEqual(['elsewhere'])
    expect(client.getSession()).toMatchObject(nobody)
    stop()
  })

  it('F79 a session revoked meanwhile is found out at once', async () => {
    let status = 200
    const { client, ended, stop } = startClient({ detail: () => ({ ...detailOf('a'), status }) })
    await settled(client)
    status = 401
    show(true)
    await vi.waitFor(() => expect(ended).toEqual(['unauthorized']))
    stop()
  })

  it('P04 a session revoked while the page had no network is found out when the network is back', async () => {
    let status = 200
    const { client, ended, stop } = startClient({ detail: () => ({ ...detailOf('a'), status }) })
    await settled(client)
    status = 401
    page.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(ended).toEqual(['unauthorized']))
    stop()
  })

  it('nothing is heard after the stop', async () => {
    const store = sharedStore(tokenOf('a'))
    const { client, ended, stop } = startClient({ store })
    await settled(client)
    stop()
    store.otherTab(null)
    show(true)
    expect(ended).toEqual([])
  })
})

it('a listener that throws does not keep the others from hearing', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { client } = startClient()
  const heard = vi.fn()
  client.onSignedOut(() => {
    throw new Error('mine')
  })
  const undo = client.onSignedOut(heard)
  client.signOut()
  client.signOut()
  expect(heard).toHaveBeenCalledExactlyOnceWith({ reason: 'user' })
  expect(complain).toHaveBeenCalledOnce()
  undo()
  complain.mockRestore()
})
