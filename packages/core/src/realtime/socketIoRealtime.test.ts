import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { realtimeServer } from '../../test/realtimeServer'
import type { RealtimeStatus } from './ConnectRealtime'
import { socketIoRealtime } from './socketIoRealtime'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function serve(given?: Parameters<typeof realtimeServer>[0]) {
  const server = await realtimeServer(given)
  undo.push(() => server.stop())
  return server
}

/** Joins as admin `a1` with retries 1 ms apart. */
function join(url: string, more: { token?: () => string; onRefused?: () => Promise<boolean> } = {}) {
  const statuses: RealtimeStatus[] = []
  const delays: number[] = []
  const onForcedLogout = vi.fn()
  const onAccessChanged = vi.fn()
  const connect = socketIoRealtime(url, (attempt) => {
    delays.push(attempt)
    return 1
  })
  const leave = connect({
    adminId: 'a1',
    token: () => 't1',
    onForcedLogout,
    onAccessChanged,
    onStatus: (status) => statuses.push(status),
    ...more,
  })
  undo.push(leave)
  return {
    statuses,
    delays,
    onForcedLogout,
    onAccessChanged,
    leave,
    connected: () => vi.waitFor(() => expect(statuses.at(-1)).toBe('connected'), { timeout: 5000, interval: 2 }),
  }
}

const freePort = async (): Promise<number> => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('joining', () => {
  it('sends the token in the handshake and the room once', async () => {
    const server = await serve()
    const { connected, statuses } = join(`${server.url}/api/v1?x=1`)
    await connected()
    await vi.waitFor(() => expect(server.rooms).toEqual(['a1']))
    expect(server.handshakes).toEqual(['t1'])
    expect(statuses).toEqual(['connecting', 'connected'])
  })

  it('F45 a server that is down at the start is found when it comes up', async () => {
    const port = await freePort()
    const { connected, delays, statuses } = join(`http://127.0.0.1:${port}`)
    await vi.waitFor(() => expect(delays.length).toBeGreaterThanOrEqual(3))
    expect(delays.slice(0, 3)).toEqual([0, 1, 2])
    expect(statuses).toEqual(['connecting'])
    const server = await serve({ port })
    await connected()
    await vi.waitFor(() => expect(server.rooms).toEqual(['a1']))
  })

  it('F45 a restart of the server is survived', async () => {
    const server = await serve()
    const { connected, statuses } = join(server.url)
    await connected()
    await vi.waitFor(() => expect(server.rooms).toEqual(['a1']))
    await server.stop()
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('connecting'))
    await pause(30)
    await server.start()
    await connected()
    await vi.waitFor(() => expect(server.rooms).toEqual(['a1', 'a1']))
  })

  it('F46 P27 100 flaps: one connection, one room each, one listener', async () => {
    const server = await serve()
    const { connected, statuses, onForcedLogout } = join(server.url)
    await connected()
    await vi.waitFor(() => expect(server.rooms).toHaveLength(1))
    for (let flap = 1; flap <= 100; flap++) {
      server.flap()
      await vi.waitFor(() => expect(server.rooms).toHaveLength(flap + 1), { timeout: 5000, interval: 2 })
    }
    expect(statuses.filter((status) => status === 'connected')).toHaveLength(101)
    expect(server.sockets.size).toBe(1)
    server.say('FORCE_ADMIN_LOGOUT')
    await vi.waitFor(() => expect(onForcedLogout).toHaveBeenCalled())
    await pause(20)
    expect(onForcedLogout).toHaveBeenCalledOnce()
    process.stdout.write(
      `socket conns=${server.sockets.size} listeners=${onForcedLogout.mock.calls.length} createrooms=${server.rooms.length}/${server.handshakes.length}\n`,
    )
  }, 60_000)

  it.each(['polling', 'websocket'] as const)('F58 works where only %s gets through', async (transport) => {
    const server = await serve({ transports: [transport] })
    const { connected, onForcedLogout } = join(server.url)
    await connected()
    server.say('FORCE_ADMIN_LOGOUT')
    await vi.waitFor(() => expect(onForcedLogout).toHaveBeenCalledOnce())
  })

  it('F56 each attempt carries the token of its moment', async () => {
    const server = await serve()
    let token = 't1'
    const { connected, statuses } = join(server.url, { token: () => token })
    await connected()
    token = 't2'
    server.flap()
    await vi.waitFor(() => expect(statuses.filter((status) => status === 'connected')).toHaveLength(2))
    expect(server.handshakes).toEqual(['t1', 't2'])
  })
})

describe('hearing', () => {
  it.each([[undefined], [null], [{ adminId: 'other' }], ['x'.repeat(900_000)]])(
    'F48 a forced logout is heard whatever it carries, row %#',
    async (payload) => {
      const server = await serve()
      const { connected, onForcedLogout } = join(server.url)
      await connected()
      server.say('FORCE_ADMIN_LOGOUT', payload)
      await vi.waitFor(() => expect(onForcedLogout).toHaveBeenCalledExactlyOnceWith())
    },
  )

  it('F68 a changed access is heard', async () => {
    const server = await serve()
    const { connected, onAccessChanged } = join(server.url)
    await connected()
    server.say('ACCESS_CHANGED', { role: 'superadmin' })
    await vi.waitFor(() => expect(onAccessChanged).toHaveBeenCalledExactlyOnceWith())
  })
})

describe('F52 refused', () => {
  it('F52 a refused handshake: asks once per refusal, tries again while the session lives, with growing delays', async () => {
    const server = await serve({ allow: () => false })
    const onRefused = vi.fn(() => Promise.resolve(true))
    const { connected, delays } = join(server.url, { onRefused })
    await vi.waitFor(() => expect(delays.length).toBeGreaterThanOrEqual(3))
    expect(delays.slice(0, 3)).toEqual([0, 1, 2])
    server.allow(() => true)
    await connected()
    expect(onRefused).toHaveBeenCalledTimes(server.handshakes.length - 1)
  })

  it('F52 a refused handshake of a dead session is the last', async () => {
    const server = await serve({ allow: () => false })
    const onRefused = vi.fn(() => Promise.resolve(false))
    join(server.url, { onRefused })
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce())
    await pause(50)
    expect(server.handshakes).toHaveLength(1)
  })

  it('F52 a disconnect by the server: asks, then returns', async () => {
    const server = await serve()
    const onRefused = vi.fn(() => Promise.resolve(true))
    const { connected, statuses } = join(server.url, { onRefused })
    await connected()
    server.kick()
    await vi.waitFor(() => expect(statuses).toEqual(['connecting', 'connected', 'connecting', 'connected']), { timeout: 5000 })
    expect(onRefused).toHaveBeenCalledOnce()
  })

  it('F52 a server that lets in and throws out again and again is asked ever more slowly', async () => {
    const server = await serve()
    const { delays } = join(server.url, { onRefused: () => Promise.resolve(true) })
    await vi.waitFor(() => {
      server.kick()
      expect(delays.length).toBeGreaterThanOrEqual(4)
    })
    expect(delays.slice(0, 4)).toEqual([0, 1, 2, 3])
  })
})

describe('leaving', () => {
  it('closes the connection and hears nothing more', async () => {
    const server = await serve()
    const { connected, leave, statuses, onForcedLogout } = join(server.url)
    await connected()
    leave()
    await vi.waitFor(() => expect(server.sockets.size).toBe(0))
    server.say('FORCE_ADMIN_LOGOUT')
    await pause(20)
    expect(statuses).toEqual(['connecting', 'connected'])
    expect(onForcedLogout).not.toHaveBeenCalled()
  })

  it('at once means that no connection is opened', async () => {
    const server = await serve()
    join(server.url).leave()
    await pause(50)
    expect(server.handshakes).toEqual([])
  })

  it('F57 while waiting for the next attempt ends the waiting', async () => {
    const { delays, leave } = join(`http://127.0.0.1:${await freePort()}`)
    await vi.waitFor(() => expect(delays.length).toBeGreaterThan(0))
    leave()
    const tried = delays.length
    await pause(50)
    expect(delays).toHaveLength(tried)
  })
})

it('F97 two links to one server are two connections: neither closes the other', async () => {
  const server = await serve()
  const one = join(server.url)
  const two = join(server.url)
  await Promise.all([one.connected(), two.connected()])
  expect(server.sockets.size).toBe(2)
  one.leave()
  await vi.waitFor(() => expect(server.sockets.size).toBe(1))
  server.say('FORCE_ADMIN_LOGOUT')
  await vi.waitFor(() => expect(two.onForcedLogout).toHaveBeenCalledOnce())
})
