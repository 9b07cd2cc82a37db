import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApi, PASSWORD, type TestApi } from '../../node/testApi'
import { admins, attempts, auditLog, recoveryCodes } from '../db/schema'
import { totpCode, totpStep } from './totp'

let t: TestApi
let secret: string
let codes: string[]
beforeAll(async () => {
  t = await openTestApi()
  await t.addAdmin({ id: 'ann' })
  await t.addAdmin({ id: 'bob' })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.delete(attempts)
  t.clock.pass(60)
})

const code = (steps = 0) => totpCode(secret, totpStep(t.clock.now()) + steps)
const post = (body: unknown, token: string | null = null) => t.call('POST', '/adminapi/login', { body, token })
const ticket = async (): Promise<string> => (await post({ email: 'ann@example.com', password: PASSWORD })).body.result.ticket
const enable = (token: string, body: unknown) => t.call('PUT', '/adminapi/admintwofa', { token, body })

describe('two-step sign-in', () => {
  it('S09 S10 turns on with password and code, shows each seed once and keeps it encrypted; other sessions end; the owner is told', async () => {
    const token = await t.signIn('ann')
    const other = await t.signIn('ann')
    const first = await t.call('GET', '/adminapi/admintwofa', { token })
    const second = await t.call('GET', '/adminapi/admintwofa', { token })
    expect(first.body.result.setup.secret).not.toBe(second.body.result.setup.secret)
    secret = second.body.result.setup.secret
    expect(
      (await enable(token, { code: await totpCode(first.body.result.setup.secret, totpStep(t.clock.now())), password: PASSWORD })).status,
    ).toBe(422)
    expect((await enable(token, { code: await code(), password: 'wrong' })).status).toBe(422)
    const on = await enable(token, { code: await code(), password: PASSWORD })
    expect(on.status).toBe(200)
    codes = on.body.result.recoveryCodes
    expect(codes).toHaveLength(10)
    expect((await t.call('GET', '/adminapi/getadmindetail', { token: other })).status).toBe(401)
    expect((await t.call('GET', '/adminapi/getadmindetail', { token })).body.result.twoFactor).toBe(true)
    const after = await t.call('GET', '/adminapi/admintwofa', { token })
    expect(after.body.result).toMatchObject({ enabled: true, setup: null, recoveryCodesLeft: 10 })
    const [ann] = await t.db.select().from(admins).where(eq(admins.id, 'ann'))
    expect(JSON.stringify(ann)).not.toContain(secret)
    await t.api.settled()
    expect(t.mails.at(-1)).toMatchObject({ to: 'ann@example.com', subject: 'Two-step sign-in was changed' })
  })

  it('P15 the code that set it up is not the next sign-in’s code', async () => {
    t.clock.pass(-60)
    const used = await code()
    t.clock.pass(1)
    expect((await post({ ticket: await ticket(), code: used })).status).toBe(401)
    t.clock.pass(59)
  })

  it('P15 of 50 parallel sign-ins with one code exactly one wins, and the code is worth nothing afterwards', async () => {
    const tickets: string[] = []
    for (let n = 0; n < 50; n++) tickets.push(await ticket())
    const right = await code()
    const answers = await Promise.all(tickets.map((value) => post({ ticket: value, code: right })))
    const wins = answers.filter(({ status }) => status === 200).length
    await t.db.delete(attempts)
    const replay = await post({ ticket: await ticket(), code: right })
    console.warn(`totp race=50 wins=${wins} replay=${replay.status === 200 ? 1 : 0}`)
    expect(wins).toBe(1)
    expect(replay.status).toBe(401)
  })

  it('P15 five wrong codes end the ticket, the right one too late', async () => {
    const value = await ticket()
    for (let n = 0; n < 5; n++) expect((await post({ ticket: value, code: '000000' })).status).toBe(401)
    await t.db.delete(attempts)
    const late = await post({ ticket: value, code: await code() })
    expect(late.status).toBe(401)
    expect(late.body.message).toMatch(/Start again/)
  })

  it('S08 a ticket opens no other route, another admin’s code opens nothing, an old ticket is over', async () => {
    const value = await ticket()
    expect((await t.call('GET', '/adminapi/getadmindetail', { token: value })).status).toBe(401)
    expect((await t.call('GET', '/adminapi/users', { token: value })).status).toBe(401)
    expect((await post({ ticket: value, code: await totpCode('JBSWY3DPEHPK3PXP', totpStep(t.clock.now())) })).status).toBe(401)
    t.clock.pass(301)
    expect((await post({ ticket: value, code: await code() })).status).toBe(401)
  })

  it('P16 a recovery code works once under a race, is stored hashed, mailed and in the log', async () => {
    const tickets: string[] = []
    for (let n = 0; n < 20; n++) tickets.push(await ticket())
    const answers = await Promise.all(tickets.map((value) => post({ ticket: value, code: codes[0]?.toLowerCase() })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const rows = await t.db.select().from(recoveryCodes).where(eq(recoveryCodes.adminId, 'ann'))
    expect(rows.filter(({ usedAt }) => usedAt)).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(codes[1])
    await t.api.settled()
    expect(t.mails.some(({ subject }) => subject === 'A recovery code was used')).toBe(true)
    expect(await t.db.$count(auditLog, eq(auditLog.action, 'admin.recovery_code_used'))).toBe(1)
  })

  it('P16 S09 new codes and turning off want password and code; old codes die', async () => {
    const { body } = await post({ ticket: await ticket(), code: await code() })
    const token: string = body.result.token
    const patch = (values: unknown) => t.call('PATCH', '/adminapi/admintwofa', { token, body: values })
    t.clock.pass(30)
    expect((await patch({ action: 'regenerate', password: PASSWORD, code: '000000' })).status).toBe(422)
    expect((await patch({ action: 'regenerate', password: 'wrong', code: await code() })).status).toBe(422)
    const made = await patch({ action: 'regenerate', password: PASSWORD, code: await code() })
    expect(made.status).toBe(200)
    expect((await post({ ticket: await ticket(), code: codes[1] })).status).toBe(401)
    t.clock.pass(30)
    expect((await patch({ action: 'disable', password: PASSWORD, code: await code() })).status).toBe(200)
    expect((await post({ email: 'ann@example.com', password: PASSWORD })).body.result.token).toBeTypeOf('string')
    expect(await t.db.$count(recoveryCodes)).toBe(0)
  })
})
