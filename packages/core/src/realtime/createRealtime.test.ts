import { proxy } from 'valtio/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { detailOf, settled, startClient, tokenOf, topicsOf } from '../../test/signedInClient'
import { memoryTokenStore, type TokenStore } from '../session/tokenStore'
import type { RealtimeRoom } from './ConnectRealtime'
import { createRealtime } from './createRealtime'

const pause = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A client whose realtime link is a list of the rooms that were opened. */
function open(options: { store?: TokenStore; status?: () => number } = {}) {
  const started = startClient({
    store: options.store ?? memoryTokenStore(tokenOf('a')),
    detail: (call) => ({ ...detailOf(call.authorization === `Bearer ${tokenOf('b')}` ? 'b' : 'a'), status: options.status?.() ?? 200 }),
    answer: () => ({ body: { success: true, result: { token: tokenOf('b') } } }),
  })
  const { session, state } = topicsOf(started.client)
  const rooms: (RealtimeRoom & { closed: boolean })[] = []
  const link = proxy({ status: 'off' as const })
  const realtime = createRealtime({
    state: link,
    sessionState: state.session,
    session,
    connect(room) {
      const opened = { ...room, closed: false }
      rooms.push(opened)
      room.onStatus('connected')
      return () => {
        opened.closed = true
      }
    },
  })
  return { ...started, rooms, link: link as { status: string }, realtime, opened: () => rooms.filter(({ closed }) => !closed) }
}

describe('one connection', () => {
  it('opens with the session and the first holder, closes with either', async () => {
    const { client, realtime, rooms, opened, link } = open({ store: memoryTokenStore() })
    const release = realtime.hold()
    await pause()
    expect(rooms).toHaveLength(0)
    await client.signIn({})
    await pause()
    expect(opened().map(({ adminId }) => adminId)).toEqual(['b'])
    expect(link.status).toBe('connected')
    client.signOut()
    await pause()
    expect(opened()).toHaveLength(0)
    expect(link.status).toBe('off')
    release()
  })

  it('F53 F54 P27 StrictMode and 200 mounts share one connection; the last to leave closes it', async () => {
    const { realtime, rooms, opened } = open()
    const first = realtime.hold()
    first()
    for (let n = 0; n < 200; n++) realtime.hold()()
    const held = [realtime.hold(), realtime.hold()]
    await pause()
    expect(rooms).toHaveLength(1)
    held[0]?.()
    held[0]?.()
    await pause()
    expect(opened()).toHaveLength(1)
    held[1]?.()
    await pause()
    expect(opened()).toHaveLength(0)
  })

  it('F51 F55 after a logout and a login as B the room is B’s, and what A’s room says means nothing', async () => {
    const { client, realtime, rooms, opened, ended, link } = open()
    realtime.hold()
    await pause()
    client.signOut()
    await client.signIn({})
    await pause()
    expect(rooms.map(({ adminId, closed }) => [adminId, closed])).toEqual([
      ['a', true],
      ['b', false],
    ])
    rooms[0]?.onForcedLogout()
    rooms[0]?.onStatus('connecting')
    rooms[0]?.onAccessChanged?.()
    expect(rooms[0]?.token()).toBeNull()
    expect(await rooms[0]?.onRefused?.()).toBe(false)
    expect(ended).toEqual(['user'])
    expect(client.getSession().userId).toBe('b')
    expect(link.status).toBe('connected')
    expect(opened()[0]?.token()).toBe(tokenOf('b'))
  })

  it('F56 the token is read afresh at each attempt', async () => {
    const store = memoryTokenStore(tokenOf('a'))
    const { client, realtime, opened } = open({ store })
    realtime.hold()
    await pause()
    const newer = tokenOf('a', { exp: 4_000_000_000 })
    store.write(newer)
    await client.http.get('/x')
    expect(opened()[0]?.token()).toBe(newer)
  })
})

describe('forced logout', () => {
  it('F48 ten events with ten payloads are one logout', async () => {
    const { realtime, rooms, ended, client, store } = open()
    realtime.hold()
    await pause()
    const room = rooms[0] as unknown as { onForcedLogout(payload: unknown): void }
    for (const payload of [undefined, null, 7, 'x'.repeat(1_000_000), { adminId: 'b' }, [], true, '', Number.NaN, {}])
      room.onForcedLogout(payload)
    expect(ended).toEqual(['forced'])
    expect(client.getSession()).toMatchObject({ status: 'signedOut', userId: '', role: '' })
    expect(store.read()).toBeNull()
  })

  it('F50 an event while signed out, or before the restore, does nothing', async () => {
    const { client, realtime, rooms, ended } = open()
    realtime.hold()
    await pause()
    client.signOut()
    rooms[0]?.onForcedLogout()
    expect(ended).toEqual(['user'])
  })

  it('F47 a save in flight is cut off and its late answer causes nothing', async () => {
    const { client, realtime, rooms, ended, api } = open()
    await settled(client)
    realtime.hold()
    await pause()
    const save = client.http.put('/adminapi/users/1', {})
    rooms[0]?.onForcedLogout()
    expect(await save).toMatchObject({ ok: false, aborted: true })
    await pause()
    expect(ended).toEqual(['forced'])
    expect(api.calls.filter(({ path }) => path.endsWith('logout'))).toHaveLength(0)
  })
})

describe('F52 refused by the server', () => {
  it('F52 the API is asked once; 200 means try again', async () => {
    const { client, realtime, rooms, api } = open()
    await settled(client)
    realtime.hold()
    await pause()
    const before = api.calls.length
    expect(await rooms[0]?.onRefused?.()).toBe(true)
    expect(api.calls.length - before).toBe(1)
  })

  it('F52 401 ends the session and the link', async () => {
    let status = 200
    const { client, realtime, rooms, ended, opened } = open({ status: () => status })
    await settled(client)
    realtime.hold()
    await pause()
    status = 401
    expect(await rooms[0]?.onRefused?.()).toBe(false)
    await pause()
    expect(ended).toEqual(['unauthorized'])
    expect(opened()).toHaveLength(0)
  })

  it('F52 an API that cannot be reached means try again', async () => {
    let status = 200
    const { client, realtime, rooms, ended } = open({ status: () => status })
    await settled(client)
    realtime.hold()
    await pause()
    status = 503
    expect(await rooms[0]?.onRefused?.()).toBe(true)
    expect(ended).toEqual([])
  })
})

it('F68 an access event asks for the rights at once', async () => {
  const { client, realtime, rooms, api } = open()
  await settled(client)
  realtime.hold()
  await pause()
  const before = api.calls.length
  rooms[0]?.onAccessChanged?.()
  await vi.waitFor(() => expect(api.calls.length - before).toBe(1))
})
