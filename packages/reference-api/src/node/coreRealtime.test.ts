import { createServer, connect as openSocket, type Server, type Socket } from 'node:net'
import { createAdminClient, memoryTokenStore, type SignedOutEvent, socketIoRealtime } from '@quarterdeck/core'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { TOPICS, type Topics } from '../../../core/src/client/AdminContext'
import { admins } from '../server/db/schema'
import { quickHasher } from '../worlds/quickHasher'
import { type Listening, listen } from './listen'
import type { OpenDatabase } from './openDatabase'
import { openTestDatabase } from './openTestDatabase'

const PASSWORD = 'blue lamp under the stairs'
const silent = () => undefined

let opened: OpenDatabase
let server: Listening | undefined
let port = 0
const undo: (() => unknown)[] = []

async function up(): Promise<void> {
  server = await listen({
    host: '127.0.0.1',
    port,
    db: opened.db,
    now: () => new Date(),
    secret: 'a key for tests only',
    hasher: quickHasher,
    newId: () => crypto.randomUUID(),
    log: { info: silent, warn: silent, error: silent },
  })
  port = Number(new URL(server.url).port)
}

async function down(): Promise<void> {
  await server?.close()
  server = undefined
}

beforeAll(async () => {
  opened = await openTestDatabase()
  const now = new Date()
  const row = { passwordHash: await quickHasher.hash(PASSWORD), status: 'active' as const, createdAt: now, updatedAt: now }
  await opened.db.insert(admins).values([
    { ...row, id: 'ann', email: 'ann@example.com', fullName: 'Ann', role: 'Support', restriction: [{ name: 'Users List' }] },
    { ...row, id: 'bob', email: 'bob@example.com', fullName: 'Bob', role: 'superadmin' },
  ])
  await up()
})
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
  if (!server) await up()
})
afterAll(async () => {
  await down()
  await opened.close()
})

/** A wire between client and server that can be cut. */
async function wire() {
  const ends = new Set<Socket>()
  const proxy: Server = createServer((near) => {
    const far = openSocket(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        ends.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const cut = () => {
    for (const end of ends) end.destroy()
  }
  undo.push(() => {
    cut()
    return new Promise((resolve) => proxy.close(resolve))
  })
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, cut, connections: () => ends.size / 2 }
}

/** Core itself, with the link held as `useRealtimeLogout` holds it, and retries a few milliseconds apart. */
function page(url: string, token: string | null = null) {
  const store = memoryTokenStore(token)
  const delays: number[] = []
  const connectRealtime = socketIoRealtime(url, (attempt) => {
    delays.push(attempt)
    return 5
  })
  const client = createAdminClient({ apiUrl: url, menu: [], tokenStore: store, connectRealtime })
  const topics = (client as typeof client & { [TOPICS]: Topics })[TOPICS]
  const ended: SignedOutEvent['reason'][] = []
  client.onSignedOut(({ reason }) => ended.push(reason))
  undo.push(client.start(), topics.realtime.hold())
  const status = () => topics.state.realtime.status
  const reaches = (wanted: ReturnType<typeof status>) => vi.waitFor(() => expect(status()).toBe(wanted), { timeout: 10_000, interval: 5 })
  const signIn = async (id: string) => expect((await client.signIn({ email: `${id}@example.com`, password: PASSWORD })).ok).toBe(true)
  return { client, store, ended, delays, status, reaches, signIn }
}

async function signedIn(id: string, url = server?.url ?? '') {
  const opened = page(url)
  await opened.signIn(id)
  await opened.reaches('connected')
  return opened
}

describe('core against the real server', () => {
  it('signs in, joins its room and stays', async () => {
    const ann = await signedIn('ann')
    await vi.waitFor(() =>
      expect(ann.client.getSession()).toMatchObject({ userId: 'ann', role: 'Support', access: 'ready', fullName: 'Ann' }),
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(ann.status()).toBe('connected')
    expect(ann.delays).toEqual([])
    expect(server?.hub.count()).toBe(1)
  })

  it('F45 a server that is down at the start is found when it comes up', async () => {
    const before = await signedIn('ann')
    const token = before.store.read()
    const url = server?.url ?? ''
    await down()
    const ann = page(url, token)
    await vi.waitFor(() => expect(ann.delays.length).toBeGreaterThan(2))
    await vi.waitFor(() => expect(ann.client.getSession()).toMatchObject({ isAuth: true, access: 'failed' }))
    await up()
    await ann.reaches('connected')
    expect(ann.ended).toEqual([])
  })

  it('F45 P36 a restart is survived without an end of the session', async () => {
    const ann = await signedIn('ann')
    await down()
    await ann.reaches('connecting')
    await up()
    await ann.reaches('connected')
    expect(ann.ended).toEqual([])
    expect(ann.client.getSession().isAuth).toBe(true)
  })

  it('F46 P27 100 flaps leave one connection, and a forced logout is still heard once', async () => {
    const { url, cut, connections } = await wire()
    const ann = await signedIn('ann', url)
    for (let flap = 0; flap < 100; flap++) {
      // Between two polls there is nothing to cut, so it is tried until it is felt.
      const felt = () => {
        if (ann.delays.length <= flap) cut()
        expect(ann.delays.length).toBeGreaterThan(flap)
      }
      await vi.waitFor(felt, { timeout: 10_000, interval: 20 })
      await ann.reaches('connected')
    }
    // What was cut between two polls the server only misses at the next ping; on the wire there is one connection.
    await vi.waitFor(() => expect(connections()).toBe(1), { timeout: 5000 })
    const bob = await signedIn('bob')
    await bob.client.http.post('/adminapi/admins/ann/signOut')
    await vi.waitFor(() => expect(ann.ended).toEqual(['forced']))
    expect(bob.ended).toEqual([])
  }, 60_000)

  it('F48 F49 a forced logout ends every page of that admin at once and no other; the old token opens nothing', async () => {
    const [one, two, bob] = [await signedIn('ann'), await signedIn('ann'), await signedIn('bob')]
    const token = one.store.read()
    const began = performance.now()
    await bob.client.http.post('/adminapi/admins/ann/signOut')
    await vi.waitFor(() => expect([one.ended, two.ended]).toEqual([['forced'], ['forced']]), { interval: 1 })
    expect(performance.now() - began).toBeLessThan(1000)
    expect(one.store.read()).toBeNull()
    expect(bob.ended).toEqual([])
    const late = page(server?.url ?? '', token)
    await vi.waitFor(() => expect(late.ended).toEqual(['unauthorized']))
    expect(late.status()).toBe('off')
  })

  it('F52 P04 an admin who was cut off while being signed out is out on return: the handshake is refused, the API says 401', async () => {
    const { url, cut } = await wire()
    const ann = await signedIn('ann', url)
    const bob = await signedIn('bob')
    cut()
    await ann.reaches('connecting')
    await bob.client.http.post('/adminapi/admins/ann/signOut')
    cut()
    await vi.waitFor(() => expect(ann.ended.length).toBe(1))
    expect(['forced', 'unauthorized']).toContain(ann.ended[0])
    await vi.waitFor(() => expect(ann.status()).toBe('off'))
  })

  it('F55 after a logout and a login as B the link is B’s', async () => {
    const tab = await signedIn('ann')
    tab.client.signOut()
    await tab.reaches('off')
    await tab.signIn('bob')
    await tab.reaches('connected')
    const other = await signedIn('bob')
    await other.client.http.post('/adminapi/admins/ann/signOut')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(tab.ended).toEqual(['user'])
    expect(tab.client.getSession()).toMatchObject({ isAuth: true, userId: 'bob' })
  })
})
