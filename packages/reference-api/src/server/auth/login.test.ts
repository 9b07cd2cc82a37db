import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApi, PASSWORD, type TestApi } from '../../node/testApi'
import { admins, attempts, auditLog, loginHistory, sessions } from '../db/schema'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi()
  await t.addAdmin({ id: 'ann' })
  await t.addAdmin({ id: 'sam', status: 'suspended' })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.delete(attempts)
})

const login = (email: string, password: string, more = {}) => t.call('POST', '/adminapi/login', { body: { email, password, ...more } })

describe('sign-in', () => {
  it('S01 P12 answers the same for a known and an unknown address, wrong and empty', async () => {
    const wrong = [
      await login('ann@example.com', 'wrong'),
      await login('nobody@example.com', 'wrong'),
      await login('sam@example.com', 'wrong'),
    ]
    for (const answer of wrong) {
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual(wrong[0]?.body)
      expect([...answer.headers.keys()]).toEqual([...(wrong[0]?.headers.keys() ?? [])])
    }
    const empty = [await login('ann@example.com', ''), await login('nobody@example.com', '')]
    expect(empty.map(({ status }) => status)).toEqual([422, 422])
    expect(empty[0]?.body).toEqual(empty[1]?.body)
  })

  it('opens a session that the database holds, and the token works at once', async () => {
    const { status, body } = await login(' Ann@Example.com ', PASSWORD, { meta: { city: 'Oslo' } })
    expect(status).toBe(200)
    const me = await t.call('GET', '/adminapi/getadmindetail', { token: body.result.token })
    expect(me.body.result).toMatchObject({ _id: 'ann', role: 'superadmin', restriction: [] })
    const [session] = await t.db.select().from(sessions).where(eq(sessions.adminId, 'ann'))
    expect(session).toMatchObject({ method: 'password', place: { city: 'Oslo' }, ip: '203.0.113.7', endedAt: null })
    const history = await t.db
      .select()
      .from(loginHistory)
      .where(eq(loginHistory.sessionId, session?.id ?? ''))
    expect(history).toHaveLength(1)
    expect(await t.db.$count(auditLog, eq(auditLog.action, 'session.begin'))).toBe(1)
  })

  it('S01 says "suspended" only to somebody who knows the password', async () => {
    expect((await login('sam@example.com', PASSWORD)).status).toBe(403)
    expect((await login('sam@example.com', 'wrong')).status).toBe(401)
  })

  it('S02 takes 1,024 bytes whole and refuses more before hashing', async () => {
    const long = 'ü'.repeat(512)
    await t.addAdmin({ id: 'leo', passwordHash: `sha256$${await (await import('./digest')).sha256Hex(long)}` })
    expect((await login('leo@example.com', long)).status).toBe(200)
    expect((await login('leo@example.com', `${long.slice(0, -1)}u`)).status).toBe(401)
    expect((await login('leo@example.com', `${long}a`)).status).toBe(422)
    expect((await login('leo@example.com', 'x'.repeat(1_000_000))).status).toBe(413)
    expect((await login('ann@example.com', `${PASSWORD} `)).status).toBe(401)
    expect((await login('ann@example.com', `${PASSWORD}\0`)).status).toBe(401)
  })

  it('S03 answers 422 to objects, arrays, doubled keys and __proto__, and asks the database nothing', async () => {
    const before = await t.db.$count(loginHistory)
    const bodies = [
      { email: { $gt: '' }, password: { $gt: '' } },
      { email: ['ann@example.com'], password: [PASSWORD] },
      '{"email":"ann@example.com","email":"sam@example.com","password":"x"}',
      `{"__proto__":{"email":"ann@example.com"},"password":"${PASSWORD}"}`,
      '[]',
      'null',
      '"x"',
      { email: 'ann@example.com', password: PASSWORD, role: 'superadmin' },
    ]
    for (const body of bodies) expect((await t.call('POST', '/adminapi/login', { body })).status).toBe(422)
    expect(await t.db.$count(loginHistory)).toBe(before)
  })

  it('S05 ends the session of a token that is sent along', async () => {
    const old = await t.signIn('ann')
    const fresh = await t.signIn('ann', { token: old })
    expect((await t.call('GET', '/adminapi/getadmindetail', { token: old })).status).toBe(401)
    expect((await t.call('GET', '/adminapi/getadmindetail', { token: fresh })).status).toBe(200)
  })

  it('S15 keeps ten sessions: an eleventh ends the oldest', async () => {
    await t.addAdmin({ id: 'max' })
    const tokens: string[] = []
    for (let n = 0; n < 11; n++) {
      tokens.push(await t.signIn('max', { ip: `198.51.100.${n}` }))
      t.clock.pass(1)
    }
    const statuses = await Promise.all(tokens.map(async (token) => (await t.call('GET', '/adminapi/getadmindetail', { token })).status))
    expect(statuses).toEqual([401, ...Array(10).fill(200)])
  })

  it('lets a fresh database say nothing about secrets', async () => {
    const [ann] = await t.db.select().from(admins).where(eq(admins.id, 'ann'))
    expect(ann?.lastLoginAt).not.toBeNull()
    expect(t.lines.join('\n')).not.toContain(PASSWORD)
  })
})
