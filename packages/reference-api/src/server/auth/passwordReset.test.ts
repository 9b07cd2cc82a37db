import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApi, PASSWORD, type TestApi } from '../../node/testApi'
import { attempts, outbox, resetTokens } from '../db/schema'
import { isCommonPassword } from './passwordPolicy'

let t: TestApi
beforeAll(async () => {
  t = await openTestApi({ config: { publicUrl: 'https://office.example' } })
  for (const id of ['ann', 'bob', 'cem', 'dora']) await t.addAdmin({ id })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.delete(attempts)
  t.mails.length = 0
})

const NEW = 'seven slow green tractors'

const forgot = (email: string, headers: Record<string, string> = {}) =>
  t.call('POST', '/adminapi/forgotPassword', { body: { email }, headers })
const reset = (authToken: string, password = NEW, more = {}) =>
  t.call('POST', '/adminapi/resetPassword', { body: { authToken, password, confirmPassword: password, ...more } })

async function mailedToken(id: string): Promise<string> {
  await forgot(`${id}@example.com`)
  await t.api.settled()
  const token = /resetPassword\/([\w-]+)/.exec(t.mails.at(-1)?.text ?? '')?.[1]
  if (token === undefined) throw new Error('No link was mailed.')
  return token
}

describe('forgotten passwords', () => {
  it('P12 answers the same for a known and an unknown address', async () => {
    const [known, unknown] = [await forgot('ann@example.com'), await forgot('nobody@example.com')]
    expect(known?.status).toBe(200)
    expect(unknown?.status).toBe(200)
    expect(known?.body).toEqual(unknown?.body)
    expect([...(known?.headers.keys() ?? [])]).toEqual([...(unknown?.headers.keys() ?? [])])
    await t.api.settled()
    expect(t.mails).toHaveLength(1)
  })

  it('P17 a link works once under a 50-way race and ends every session', async () => {
    const session = await t.signIn('bob')
    const token = await mailedToken('bob')
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(token)))
    const wins = answers.filter(({ status }) => status === 200).length
    console.warn(`reset race=50 wins=${wins}`)
    expect(wins).toBe(1)
    expect((await t.call('GET', '/adminapi/getadmindetail', { token: session })).status).toBe(401)
    expect(t.pushed.some(({ event, adminId }) => event === 'forceLogout' && adminId === 'bob')).toBe(true)
    expect((await t.call('POST', '/adminapi/login', { body: { email: 'bob@example.com', password: NEW } })).status).toBe(200)
    await t.api.settled()
    expect(t.mails.map(({ subject }) => subject)).toContain('Your password was changed')
  })

  it('P17 is over after ten minutes, dies with a newer one, is stored hashed and signs nobody in', async () => {
    const check = async (authToken: string) =>
      (await t.call('POST', '/adminapi/resetPassword/check', { body: { authToken } })).body.result.state
    const old = await mailedToken('cem')
    const newer = await mailedToken('cem')
    expect([await check(old), await check(newer), await check('made-up')]).toEqual(['used', 'valid', 'malformed'])
    expect((await reset(old)).status).toBe(422)
    const rows = await t.db.select().from(resetTokens)
    expect(JSON.stringify(rows)).not.toContain(newer)
    t.clock.pass(601)
    expect(await check(newer)).toBe('expired')
    const late = await reset(newer)
    expect(late.status).toBe(422)
    expect(late.body.errors[0]).toMatchObject({ field: 'authToken' })
  })

  it('P17 does not bypass two-step: without its code the link is kept and nothing changes', async () => {
    const { totpCode, totpStep } = await import('./totp')
    const session = await t.signIn('dora')
    const { secret } = (await t.call('GET', '/adminapi/admintwofa', { token: session })).body.result.setup
    const code = () => totpCode(secret, totpStep(t.clock.now()))
    await t.call('PUT', '/adminapi/admintwofa', { token: session, body: { code: await code(), password: PASSWORD } })
    const token = await mailedToken('dora')
    expect((await reset(token)).body.errors[0]).toMatchObject({ field: 'code' })
    expect((await reset(token, NEW, { code: '000000' })).status).toBe(422)
    t.clock.pass(30)
    const done = await reset(token, NEW, { code: await code() })
    expect(done.status).toBe(200)
    expect(done.body.result).toBeNull()
  })

  it('P18 the link’s host comes from the configuration, whatever the request says', async () => {
    const hostile: Record<string, string>[] = [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example' },
      { forwarded: 'host=evil.example' },
      { 'x-forwarded-host': 'office.example:evil@evil.example' },
      { 'x-forwarded-server': 'evil.example' },
      { 'x-original-url': 'https://evil.example/' },
      { 'x-forwarded-proto': 'http' },
      { origin: 'https://evil.example' },
      { referer: 'https://evil.example/' },
    ]
    for (const headers of hostile) {
      await t.db.delete(attempts)
      await forgot('ann@example.com', headers)
      await t.api.settled()
      expect(t.mails.at(-1)?.text).toMatch(/\nhttps:\/\/office\.example\/resetPassword\//)
    }
  })

  it('S12 mails at most three links an hour to one account, silently', async () => {
    for (let n = 0; n < 6; n++) expect((await forgot('ann@example.com')).status).toBe(200)
    await t.api.settled()
    expect(t.mails).toHaveLength(3)
  })

  it('S32 no letter has two recipients or a broken header', async () => {
    for (const email of [
      'ann@example.com,eve@evil.example',
      'ann@example.com\r\nBcc: eve@evil.example',
      'ann@example.com eve@evil.example',
    ])
      expect((await forgot(email)).status).toBe(422)
    const rows = await t.db.select().from(outbox).where(eq(outbox.kind, 'reset'))
    for (const { to, subject } of rows) expect(`${to}${subject}`).not.toMatch(/[\r\n,]/)
  })

  it.each([
    'password12345',
    'Quarterdeck2026!',
    'P@ssw0rd!P@ssw0rd',
    'qwertyuiop1234',
    'aaaaaaaaaaaaaa',
    'correcthorsebatterystaple',
    '123456789012345',
  ])('S56 refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([PASSWORD, NEW, 'Zq8#vnP2!kLw', 'näher am großen Wasser', '64 letters long: '.padEnd(64, 'velvet anchor ')])(
    'S56 takes %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )

  it('S56 refuses the e-mail name, the old password and a repeated letter, with the error at the field', async () => {
    for (const [id, password] of [
      ['cem', 'dear cem and the sea'],
      ['cem', PASSWORD],
    ] as const) {
      await t.db.delete(attempts)
      const answer = await reset(await mailedToken(id), password)
      expect(answer.status).toBe(422)
      expect(answer.body.errors[0].field).toBe('password')
    }
  })
})
