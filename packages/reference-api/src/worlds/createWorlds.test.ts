import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ensureWorldDump } from '../node/worldDump'
import { WORLD_PASSWORD } from '../seed/seedWorld'
import { createWorlds } from './createWorlds'
import type { OpenWorld, World } from './openWorld'

let worlds: ReturnType<typeof createWorlds>
beforeAll(async () => {
  worlds = createWorlds({ dump: new Uint8Array(readFileSync(await ensureWorldDump())).buffer, now: () => new Date('2026-11-20T14:30:00Z') })
})

async function inWorld(description: World, run: (world: OpenWorld) => Promise<void>): Promise<void> {
  const world = await worlds.openWorld(description)
  await run(world).finally(() => world.close())
}

const get = (world: OpenWorld, path: string, token: string | null = world.token) =>
  world.fetch(new Request(`http://story${path}`, { headers: token === null ? {} : { authorization: token } }))

describe('story worlds', () => {
  it('open a fresh database each: what one writes no other sees, and a token opens its own world only', async () => {
    await inWorld({}, async (one) => {
      await inWorld({ data: 'empty' }, async (two) => {
        expect((await (await get(one, '/adminapi/users')).json()).result.total).toBe(60)
        expect((await (await get(two, '/adminapi/users')).json()).result.total).toBe(0)
        expect((await get(two, '/adminapi/users', one.token)).status).toBe(401)
        expect(await two.rows('users')).toEqual([])
      })
    })
  })

  it('a closed world leaves nothing to the next one that takes its schema', async () => {
    await inWorld({}, async (world) => {
      await get(world, '/adminapi/users')
      await world.fetch(new Request('http://story/adminapi/logout', { method: 'POST', headers: { authorization: world.token ?? '' } }))
      expect(await world.rows('auditLog')).not.toEqual([])
    })
    const started = performance.now()
    await inWorld({ data: 'empty' }, async (world) => {
      console.warn(`world reopened in ${Math.round(performance.now() - started)} ms`)
      expect(await world.rows('users')).toEqual([])
      expect(await world.rows('sessions', { id: 'session-own' })).toMatchObject([{ endedAt: null }])
      expect((await get(world, '/adminapi/users')).status).toBe(200)
    })
  })

  it.each([
    ['valid', 200],
    ['bearer', 200],
    ['malformed', 401],
    ['expired', 401],
    ['revoked', 401],
  ] as const)('a %s token answers %i', async (token, status) => {
    await inWorld({ token }, async (world) => {
      expect((await get(world, '/adminapi/getadmindetail')).status).toBe(status)
    })
  })

  it('a limited admin gets what the story says, a guest nothing', async () => {
    await inWorld({ as: { may: ['Currency', { name: 'Users List', actions: [] }] } }, async (world) => {
      const { result } = await (await get(world, '/adminapi/getadmindetail')).json()
      expect(result).toMatchObject({ role: 'Limited', restriction: [{ name: 'Currency' }, { name: 'Users List', actions: [] }] })
    })
    await inWorld({ as: 'guest' }, async (world) => {
      expect(world.token).toBeNull()
      const body = JSON.stringify({ email: 'ava@quarterdeck.example', password: WORLD_PASSWORD })
      const answer = await world.fetch(
        new Request('http://story/adminapi/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      )
      expect(answer.status).toBe(200)
    })
  })

  it('faults spoil as many answers as they say, and no body is invented', async () => {
    await inWorld({ faults: [{ on: 'GET /adminapi/users', status: 500, times: 1 }] }, async (world) => {
      const failed = await get(world, '/adminapi/users')
      expect(failed.status).toBe(500)
      expect((await failed.json()).message).toMatch(/^Something went wrong/)
      expect((await get(world, '/adminapi/users')).status).toBe(200)
      world.fail([{ on: 'GET /adminapi/users/:id', status: 502, body: 'html' }])
      expect((await get(world, '/adminapi/users/1')).headers.get('content-type')).toBe('text/html')
      world.fail([{ on: 'GET /adminapi/users', offline: true }])
      expect((await get(world, '/adminapi/users')).type).toBe('error')
      world.heal()
      expect((await get(world, '/adminapi/users')).status).toBe(200)
    })
  })

  it('a hanging call ends with its world, and a late one does not reach the dropped schema', async () => {
    const world = await worlds.openWorld({ faults: [{ on: 'GET /adminapi/users', hang: true }] })
    const hanging = get(world, '/adminapi/users')
    await world.close()
    expect((await hanging).type).toBe('error')
    expect((await get(world, '/health')).type).toBe('error')
  })

  it('P02 a forced logout reaches the page, the old token is refused, and dropped sockets come back', async () => {
    await inWorld({}, async (world) => {
      const onForcedLogout = vi.fn()
      const statuses: string[] = []
      const close = world.connectRealtime({
        adminId: 'admin-1',
        token: () => world.token,
        onForcedLogout,
        onStatus: (status) => void statuses.push(status),
      })
      await vi.waitFor(() => expect(statuses).toEqual(['connecting', 'connected']))
      world.dropSockets()
      await vi.waitFor(() => expect(statuses.slice(2)).toContain('connected'))
      const [session] = await world.rows('sessions', { id: 'session-own' })
      expect(session).toMatchObject({ adminId: 'admin-1', endedAt: null })
      const out = await world.fetch(
        new Request('http://story/adminapi/logout', { method: 'POST', headers: { authorization: world.token ?? '' } }),
      )
      expect(out.status).toBe(200)
      expect(onForcedLogout).toHaveBeenCalledTimes(1)
      expect((await get(world, '/adminapi/getadmindetail')).status).toBe(401)
      close()
    })
  })
})
