import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../node/testApi'
import { seedWorld } from '../../seed/seedWorld'
import { quickHasher } from '../../worlds/quickHasher'
import { auditLog, sessions, users } from '../db/schema'

let api: TestApi
let zoe: string
let kim: string

beforeAll(async () => {
  api = await openTestApi()
  await seedWorld(api.db, { data: 'baseline', now: api.clock.now(), hasher: quickHasher })
  await api.addAdmin({ id: 'zoe' })
  await api.addAdmin({ id: 'kim', role: 'Support', restriction: [{ name: 'Pairs' }, { name: 'Sub Admin' }] })
  zoe = await api.signIn('zoe')
  kim = await api.signIn('kim')
})
afterAll(() => api.close())

const call = (method: string, path: string, token: string, body?: unknown, headers?: Record<string, string>) =>
  api.call(method, `/adminapi${path}`, { token, ...(body !== undefined && { body }), ...(headers && { headers }) })

describe('sessions of admins', () => {
  it('lists live ones and ends one: its token is refused at once and its pages are told', async () => {
    const other = await api.signIn('kim')
    const { body } = await call('GET', '/adminSessions?f.adminId=eq:kim', zoe)
    expect(body.result.items.every((item: { adminName: string; endedAt: null }) => item.adminName === 'kim' && item.endedAt === null)).toBe(
      true,
    )
    const [newest] = await api.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.adminId, 'kim'), isNull(sessions.endedAt)))
      .orderBy(sessions.createdAt, sessions.id)
      .limit(1)
      .offset(1)
    const ended = await call('POST', `/adminSessions/${newest?.id}/end`, zoe)
    expect(ended.body.result).toEqual({ ended: 1 })
    expect(api.pushed.at(-1)).toEqual({ event: 'forceLogout', adminId: 'kim', sessionIds: [newest?.id] })
    const statuses = [(await call('GET', '/getadmindetail', kim)).status, (await call('GET', '/getadmindetail', other)).status]
    expect(statuses.sort()).toEqual([200, 401])
    kim = await api.signIn('kim')
  })

  it('never ends the own session this way', async () => {
    const [own] = (await call('GET', '/adminSessions?f.adminId=eq:zoe', zoe)).body.result.items
    const refused = await call('POST', `/adminSessions/${own.id}/end`, zoe)
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'own_account'])
  })
})

describe('approvals', () => {
  it('are decided from the list, by another admin who may carry them out', async () => {
    const [user] = await api.db.select().from(users).where(eq(users.state, 'active')).limit(1)
    const asked = await call('POST', `/users/${user?.id}/adjustments`, zoe, {
      currency: 'BTC',
      amount: '0.5',
      category: 'other',
      reason: 'Test of two',
    })
    const id = asked.body.result.approvalId
    const row = (await call('GET', '/approvals?f.status=eq:pending', kim)).body.result.items.find((item: { id: string }) => item.id === id)
    expect(row).toMatchObject({ mayDecide: false, requestedByName: 'zoe' })
    expect((await call('POST', `/approvals/${id}/decide`, kim, { approve: true })).status).toBe(403)
    await api.addAdmin({ id: 'ben' })
    const done = await call('POST', `/approvals/${id}/decide`, await api.signIn('ben'), { approve: true })
    expect(done.body.result).toMatchObject({ status: 'approved', decidedByName: 'ben' })
    expect((await call('POST', `/approvals/${id}/withdraw`, zoe)).status).toBe(409)
  })
})

describe('audit log', () => {
  it('P34 S39 is listed newest first, filtered, verified, and a tampered row is found', async () => {
    const { body } = await call('GET', '/audit?f.action=contains:approval&sort=seq:desc', zoe)
    expect(body.result.items[0].action).toBe('approval.approve')
    expect((await call('POST', '/audit/verify', zoe)).body.result).toMatchObject({ ok: true, brokenAt: null })
    await expect(api.db.update(auditLog).set({ actorName: 'Nobody' }).where(eq(auditLog.seq, 2))).rejects.toThrow()
  })

  it('wants audit.view', async () => {
    await api.addAdmin({ id: 'lee', role: 'Support', restriction: [{ name: 'Sub Admin', actions: ['invite'] }] })
    const refused = await call('GET', '/audit', await api.signIn('lee'))
    expect([refused.status, refused.body.result.permission]).toEqual([403, 'Sub Admin: audit.view'])
  })
})

describe('what an admin keeps', () => {
  it('S17 saved views are his own', async () => {
    const made = await call('POST', '/savedViews', zoe, { list: 'users', name: 'Mine', query: 'f.state=eq:frozen' })
    expect((await call('POST', '/savedViews', zoe, { list: 'users', name: 'Mine', query: '' })).status).toBe(409)
    const { id, version } = made.body.result
    expect((await call('PATCH', `/savedViews/${id}`, kim, { name: 'Stolen' }, { 'if-match': `"${version}"` })).status).toBe(404)
    expect((await call('DELETE', `/savedViews/${id}`, kim)).status).toBe(404)
    expect((await call('GET', '/savedViews?list=users', kim)).body.result).toEqual([])
    expect((await call('PATCH', `/savedViews/${id}`, zoe, { name: 'Frozen' }, { 'if-match': `"${version}"` })).body.result.name).toBe(
      'Frozen',
    )
  })

  it('preferences come back as they were written, bounded in size', async () => {
    await call('PUT', '/preferences/columns.users', zoe, { value: { hidden: ['country'] } })
    expect((await call('GET', '/preferences', zoe)).body.result).toMatchObject({ 'columns.users': { hidden: ['country'] } })
    expect((await call('GET', '/preferences', kim)).body.result).toEqual({})
    expect((await call('PUT', '/preferences/big', zoe, { value: 'x'.repeat(17_000) })).status).toBe(422)
  })
})

describe('search', () => {
  it('P08 finds records of the pages that the caller may open, and no others', async () => {
    const found = await call('GET', '/search?q=BTC', zoe)
    const groups = found.body.result.groups.map((group: { group: string }) => group.group)
    expect(groups).toContain('currencies')
    expect(groups).toContain('pairs')
    const limited = await call('GET', '/search?q=BTC', kim)
    expect(limited.body.result.groups.map((group: { group: string }) => group.group)).toEqual(['pairs'])
  })

  it('takes signs literally', async () => {
    expect((await call('GET', `/search?q=${encodeURIComponent('%')}`, zoe)).body.result.groups).toEqual([])
  })
})
