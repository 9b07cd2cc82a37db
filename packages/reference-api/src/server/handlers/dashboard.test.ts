import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../node/testApi'
import { seedWorld } from '../../seed/seedWorld'
import { quickHasher } from '../../worlds/quickHasher'
import { botOrders, bots, users } from '../db/schema'
import { sum } from '../money'

let api: TestApi
let token: string
let limited: string

beforeAll(async () => {
  api = await openTestApi()
  await seedWorld(api.db, { data: 'baseline', now: api.clock.now(), hasher: quickHasher })
  await api.addAdmin({ id: 'zoe' })
  await api.addAdmin({ id: 'kim', role: 'Support', restriction: [{ name: 'Pairs' }] })
  token = await api.signIn('zoe')
  limited = await api.signIn('kim')
})
afterAll(() => api.close())

const get = (path: string, as = token) => api.call('GET', `/adminapi/dashboard/${path}`, { token: as })
const tile = (body: { result: { tiles: { key: string }[] } }, key: string) => body.result.tiles.find((one) => one.key === key)

describe('dashboard', () => {
  it('adds up to the rows behind it', async () => {
    const { body } = await get('tiles?range=90d')
    const known = await api.db.select().from(users)
    expect(tile(body, 'users')).toMatchObject({ value: String(known.filter(({ state }) => state !== 'deleted').length) })
    const live = new Set((await api.db.select().from(bots)).filter(({ mode }) => mode === 'live').map(({ id }) => id))
    const from = api.clock.now().getTime() - 90 * 86_400_000
    const orders = (await api.db.select().from(botOrders)).filter(({ botId, createdAt }) => live.has(botId) && createdAt.getTime() >= from)
    expect(tile(body, 'botVolume')).toMatchObject({ value: sum(...orders.map(({ valueUsdt }) => valueUsdt)), currency: 'USDT' })
  })

  it('the points of a series add up to its tile, empty days included', async () => {
    const tiles = await get('tiles?range=30d')
    const { body } = await get('volume?range=30d')
    expect(body.result.points).toHaveLength(31)
    const bars = sum(...body.result.points.map((point: { bots: string }) => point.bots))
    expect(tile(tiles.body, 'botVolume')).toMatchObject({ value: bars })
  })

  it('cuts 24 hours by the hour and a custom range by the days of the zone', async () => {
    const day = await get('people?range=24h')
    expect([day.body.result.step, day.body.result.points.length]).toEqual(['hour', 25])
    const custom = await get('people?range=custom&from=2026-11-01&to=2026-11-03')
    expect(custom.body.result.points.map((point: { at: string }) => point.at)).toEqual([
      '2026-11-01T00:00:00Z',
      '2026-11-02T00:00:00Z',
      '2026-11-03T00:00:00Z',
    ])
  })

  it('P08 leaves out what the caller may not open', async () => {
    const { body } = await get('tiles', limited)
    expect(body.result.tiles.map((one: { key: string }) => one.key)).toEqual(['pairsLive'])
    const volume = await get('volume', limited)
    expect(volume.body.result.points[0]).toMatchObject({ bots: null, conversions: null })
    const waiting = await get('attention', limited)
    expect(waiting.body.result.items.map((item: { page: string }) => item.page)).toEqual(['Pairs'])
    expect((await get('people', limited)).status).toBe(403)
    expect((await get('adminActivity', limited)).status).toBe(403)
  })

  it('refuses a custom range without days', async () => {
    expect((await get('tiles?range=custom')).status).toBe(422)
  })

  it('measures the database and counts waiting mails', async () => {
    const { body } = await get('status')
    expect(body.result.parts.map((part: { part: string }) => part.part)).toEqual(['api', 'database', 'mail', 'prices'])
    expect(body.result.parts[1].ms).toBeGreaterThanOrEqual(0)
  })
})
