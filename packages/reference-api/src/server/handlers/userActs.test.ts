import { count, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../node/testApi'
import { auditLog, balanceAdjustments, botOrders, bots, currencies, pairs, userBalances, userSessions, users } from '../db/schema'

let api: TestApi
let token: string

const START = new Date('2026-11-01T00:00:00Z')

async function addUser(id: number, values: Partial<typeof users.$inferInsert> = {}) {
  await api.db.insert(users).values({
    id,
    uid: `ID${String(id).padStart(10, '0')}`,
    email: `user${id}@example.com`,
    fullName: `User ${id}`,
    state: 'active',
    kycStatus: 'none',
    userType: 'user',
    createdAt: START,
    updatedAt: START,
    ...values,
  })
}

const currency = (code: string, precision: number): typeof currencies.$inferInsert => ({
  code,
  name: code,
  type: 'coin',
  status: 'enabled',
  precision,
  position: 1,
  price: '2',
  priceSource: 'manual',
  priceUpdatedAt: START,
  depositEnabled: true,
  withdrawEnabled: true,
  tradeEnabled: true,
  convertEnabled: true,
  withdrawFeeType: 'static',
  createdAt: START,
  updatedAt: START,
})

const stateOf = async (id: number) => (await api.db.select().from(users).where(eq(users.id, id)))[0]?.state
const auditRows = async () => (await api.db.select({ total: count() }).from(auditLog).where(eq(auditLog.targetType, 'user')))[0]?.total

beforeEach(async () => {
  api = await openTestApi()
  await api.addAdmin({ id: 'ava' })
  token = await api.signIn('ava')
})
afterEach(() => api.close())

const post = (path: string, body: unknown, as = token) => api.call('POST', `/adminapi/users${path}`, { token: as, body })

describe('acts on one user', () => {
  it('freezes with a reason, ends the sessions and writes one audit row', async () => {
    await addUser(1)
    await api.db.insert(userSessions).values({ id: 's1', userId: 1, createdAt: START, lastSeenAt: START })
    const { status, body } = await post('/1/freeze', { reason: 'Documents under review' })
    expect([status, body.result.state, body.result.stateReason]).toEqual([200, 'frozen', 'Documents under review'])
    expect((await api.db.select().from(userSessions))[0]).toMatchObject({ endReason: 'frozen' })
    const [row] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'user.freeze'))
    expect(row).toMatchObject({ targetId: '1', reason: 'Documents under review', before: { state: 'active' }, after: { state: 'frozen' } })
  })

  it('refuses what the state forbids with 409 and changes nothing', async () => {
    await addUser(1, { state: 'banned' })
    const { status, body } = await post('/1/freeze', { reason: 'Again' })
    expect([status, body.result.current]).toEqual([409, 'banned'])
    expect(await auditRows()).toBe(0)
  })

  it('never changes a deleted user', async () => {
    await addUser(1, { state: 'deleted' })
    expect((await post('/1/setGroup', { feeGroup: 'vip-3' })).status).toBe(409)
  })

  it('pauses withdrawals for 24 hours after a two-step reset, and never shortens a longer block', async () => {
    await addUser(1, { otpEnabled: true })
    await addUser(2, { otpEnabled: true, withdrawalBlockedUntil: new Date('2027-01-01T00:00:00Z') })
    expect((await post('/1/resetOtp', { reason: 'Lost phone' })).body.result.withdrawalBlockedUntil).toBe('2026-11-21T14:30:00.000Z')
    expect((await post('/2/resetOtp', { reason: 'Lost phone' })).body.result.withdrawalBlockedUntil).toBe('2027-01-01T00:00:00.000Z')
  })

  it('deletes only with the address typed and nothing held', async () => {
    await addUser(1)
    const remove = (confirmEmail: string) => post('/1/delete', { confirmEmail, reason: 'Asked for it' })
    expect((await remove('other@example.com')).body.errors[0]).toMatchObject({ field: 'confirmEmail' })
    await api.db.insert(userBalances).values({ userId: 1, currency: 'BTC', available: '0.000000000000000001' })
    expect((await remove('user1@example.com')).status).toBe(409)
    await api.db.update(userBalances).set({ available: '0' })
    expect((await remove('user1@example.com')).status).toBe(200)
    expect(await stateOf(1)).toBe('deleted')
  })

  it('keeps a user with open bot orders', async () => {
    await addUser(1)
    await api.db.insert(currencies).values([currency('BTC', 8), currency('USDT', 2)])
    const figures = { makerFee: '0.001', takerFee: '0.001', last: '1', high24h: '1', low24h: '1' }
    const stamps = { createdAt: START, updatedAt: START }
    await api.db.insert(pairs).values({
      ...figures,
      ...stamps,
      symbol: 'BTC_USDT',
      base: 'BTC',
      quote: 'USDT',
      status: 'full',
      visible: true,
      position: 1,
      pricePrecision: 2,
      amountPrecision: 4,
      orderTypes: ['limit'],
      botEnabled: true,
      priceSource: 'feed',
      priceUpdatedAt: START,
    })
    await api.db.insert(bots).values({
      ...stamps,
      id: 'b1',
      name: 'Grid',
      userId: 1,
      pair: 'BTC_USDT',
      strategy: 'grid',
      config: {},
      status: 'running',
      mode: 'live',
      metricsAt: START,
    })
    await api.db.insert(botOrders).values({
      ...stamps,
      id: 'o1',
      botId: 'b1',
      userId: 1,
      pair: 'BTC_USDT',
      side: 'buy',
      type: 'limit',
      state: 'open',
      amount: '1',
      feeCurrency: 'USDT',
    })
    const { status, body } = await post('/1/delete', { confirmEmail: 'user1@example.com', reason: 'Asked for it' })
    expect([status, body.result]).toEqual([409, { openOrders: 1 }])
  })
})

describe('acts on many users', () => {
  it('answers row by row: done, skipped by state, and writes an audit row for each that changed', async () => {
    await addUser(1)
    await addUser(2, { state: 'frozen' })
    await addUser(3)
    const { body } = await post('/bulk/freeze', { ids: [1, 2, 3, 99], reason: 'Sweep' })
    expect(body.result).toMatchObject({ done: 2, skipped: 1, failed: 0 })
    expect(body.result.items[0]).toMatchObject({ id: 2, outcome: 'skipped' })
    expect(await auditRows()).toBe(2)
  })

  it('takes everything that matches a filter, and refuses when the count has moved by more than 1 %', async () => {
    for (let id = 1; id <= 30; id += 1) await addUser(id, { country: id <= 20 ? 'PT' : 'ES' })
    const freeze = (countSeen: number) => post('/bulk/freeze', { filter: 'f.country=eq:PT', countSeen, reason: 'Sweep' })
    const refused = await freeze(22)
    expect([refused.status, refused.body.errors[0].code, refused.body.result.total]).toEqual([409, 'count_moved', 20])
    expect(await stateOf(1)).toBe('active')
    expect((await freeze(20)).body.result).toMatchObject({ done: 20, skipped: 0 })
    expect([await stateOf(1), await stateOf(21)]).toEqual(['frozen', 'active'])
  })

  it('wants the number typed before many are deleted', async () => {
    await addUser(1)
    const { status, body } = await post('/bulk/delete', { ids: [1], confirmCount: 2, reason: 'Sweep' })
    expect([status, body.errors[0].field]).toEqual([422, 'confirmCount'])
  })

  it('S17 refuses fields that the act does not know', async () => {
    await addUser(1)
    const { status, body } = await post('/1/freeze', { reason: 'Why not', role: 'superadmin' })
    expect([status, body.errors.map((error: { code: string }) => error.code)]).toEqual([422, ['unknown_field']])
  })
})

describe('balance adjustments want two admins', () => {
  beforeEach(async () => {
    await addUser(1)
    await api.db.insert(currencies).values(currency('BTC', 8))
    await api.addAdmin({ id: 'ben' })
  })
  const ask = (amount: string) => post('/1/adjustments', { currency: 'BTC', amount, category: 'compensation', reason: 'Outage credit' })

  it('applies when another admin approves, and keeps the books', async () => {
    const { body } = await ask('0.5')
    const mine = await post(`/1/adjustments/${body.result.id}/decide`, { approve: true })
    expect([mine.status, mine.body.errors[0].code]).toEqual([403, 'same_admin'])
    const ben = await api.signIn('ben')
    const done = await post(`/1/adjustments/${body.result.id}/decide`, { approve: true }, ben)
    expect(done.body.result).toMatchObject({ status: 'applied', balanceBefore: '0', balanceAfter: '0.5', decidedByName: 'ben' })
    expect((await api.db.select().from(userBalances))[0]?.available).toBe('0.5')
    expect((await api.db.select().from(users))[0]?.balanceUsdt).toBe('1')
    expect((await post(`/1/adjustments/${body.result.id}/decide`, { approve: true }, ben)).status).toBe(409)
  })

  it('is refused when the balance would fall below zero, and stays undecided', async () => {
    const { body } = await ask('-0.1')
    const refused = await post(`/1/adjustments/${body.result.id}/decide`, { approve: true }, await api.signIn('ben'))
    expect(refused.status).toBe(409)
    expect((await api.db.select().from(balanceAdjustments))[0]?.status).toBe('pending')
  })

  it('expires after 24 hours', async () => {
    const { body } = await ask('0.5')
    api.clock.pass(24 * 3600)
    const refused = await post(`/1/adjustments/${body.result.id}/decide`, { approve: true }, await api.signIn('ben'))
    expect([refused.status, refused.body.result.current]).toEqual([409, 'expired'])
  })

  it('refuses more decimals than the currency has', async () => {
    expect((await ask('0.123456789')).body.errors[0]).toMatchObject({ field: 'amount' })
  })
})

describe('export and timeline', () => {
  it('P28 streams the list in its order with neutralised text, and the audit row holds filter and count', async () => {
    await addUser(1, { fullName: '=HYPERLINK("x")', balanceUsdt: '-3' })
    await addUser(2, { fullName: 'Zoe', balanceUsdt: '5' })
    await addUser(3, { state: 'frozen' })
    const answer = await post('/export', {
      filter: 'f.state=eq:active&sort=balanceUsdt:desc',
      countSeen: 2,
      columns: ['id', 'fullName', 'balanceUsdt'],
    })
    expect(answer.body).toBe('ID,Name,"Balance, USDT"\r\n2,Zoe,5\r\n1,"\'=HYPERLINK(""x"")",-3\r\n')
    expect(answer.headers.get('x-total-count')).toBe('2')
    const raw = await api.api.fetch(
      new Request('http://api.test/adminapi/users/export', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ids: [2], columns: ['id'] }),
      }),
      { address: '203.0.113.7' },
    )
    expect([...new Uint8Array(await raw.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [row] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'users.export'))
    expect(row?.after).toMatchObject({ rows: 2, filter: 'f.state=eq:active&sort=balanceUsdt:desc' })
  })

  it('S19 masks personal data in timeline and export without pii.view', async () => {
    await addUser(1)
    await api.call('PATCH', '/adminapi/users/1', { token, body: { phone: '+447700900123' }, headers: { 'if-match': '"1"' } })
    await api.addAdmin({ id: 'kim', role: 'Support', restriction: [{ name: 'Users List', actions: ['export'] }] })
    const kim = await api.signIn('kim')
    const timeline = await api.call('GET', '/adminapi/users/1/timeline', { token: kim })
    expect(timeline.body.result.items[0].after.phone).toBe('+44•••23')
    const csv = await post('/export', { ids: [1], columns: ['email', 'phone'] }, kim)
    expect(csv.body).toContain('u•••@example.com')
    expect(csv.body).not.toContain('7700900')
  })
})
