import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SETTING_DEFAULTS } from '../../contract/settings'
import { openTestApi, PASSWORD, type TestApi } from '../../node/testApi'
import { attempts, auditLog, cmsPages, currencies, sessions, siteSettings, siteSettingsHistory } from '../db/schema'
import type { MailServer } from '../ports'

let t: TestApi
let token: string
let limited: string
const reached: { what: string; server: MailServer }[] = []

beforeAll(async () => {
  t = await openTestApi({
    smtp: {
      verify: async (server) => {
        reached.push({ what: 'verify', server })
        if (server.host === 'down.example') throw Object.assign(new Error('connect 10.0.0.7:25 secret banner'), { code: 'ECONNREFUSED' })
      },
      send: async (server, mail) => void reached.push({ what: mail.subject, server }),
    },
  })
  await t.addAdmin({ id: 'root' })
  await t.addAdmin({ id: 'kim', role: 'Limited', restriction: [{ name: 'Site Settings' }, { name: 'CMS Pages' }] })
  const now = t.clock.now()
  await t.db.insert(currencies).values({
    code: 'USDT',
    name: 'Tether',
    type: 'coin',
    status: 'enabled',
    precision: 6,
    position: 1,
    price: '1',
    priceSource: 'manual',
    priceUpdatedAt: now,
    depositEnabled: true,
    withdrawEnabled: true,
    tradeEnabled: true,
    convertEnabled: true,
    withdrawFeeType: 'static',
    createdAt: now,
    updatedAt: now,
  })
  token = await t.signIn('root')
  limited = await t.signIn('kim')
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.delete(attempts)
  await t.db.delete(siteSettings)
  await t.db.delete(siteSettingsHistory)
})

const save = (section: string, body: object, { version = 1, as = token } = {}) =>
  t.call('PUT', `/adminapi/settings/${section}`, { token: as, body, headers: { 'if-match': `"${version}"` } })
const value = <S extends keyof typeof SETTING_DEFAULTS>(section: S, more: Partial<(typeof SETTING_DEFAULTS)[S]>) => ({
  value: { ...SETTING_DEFAULTS[section], ...more },
})
const guarded = { reason: 'Agreed in the meeting', password: PASSWORD }

describe('site settings', () => {
  it('reads the defaults, saves a section with history and audit row, and counts versions', async () => {
    const first = await t.call('GET', '/adminapi/settings', { token })
    expect(first.body.result.general).toEqual({
      value: SETTING_DEFAULTS.general,
      secretsSet: [],
      updatedAt: null,
      updatedByName: null,
      version: 1,
    })
    const saved = await save('general', { ...value('general', { name: 'North Desk' }), reason: 'New name' })
    expect(saved.status).toBe(200)
    expect(saved.body.result).toMatchObject({ version: 2, updatedByName: 'root', value: { name: 'North Desk' } })
    const history = await t.call('GET', '/adminapi/settings/general/history', { token })
    expect(history.body.result).toMatchObject([
      { before: { name: 'Back Office' }, after: { name: 'North Desk' }, reason: 'New name', version: 2 },
    ])
    const log = await t.db.select().from(auditLog).where(eq(auditLog.action, 'settings.general'))
    expect(log.at(-1)).toMatchObject({ before: { name: 'Back Office' }, after: { name: 'North Desk' }, reason: 'New name' })
  })

  it('S34 of two superadmins the second gets 412 with what the first saved, and nothing is overwritten', async () => {
    await save('refunds', { value: { approvalThresholdUsdt: '500' }, ...guarded })
    const second = await save('refunds', { value: { approvalThresholdUsdt: '900' }, ...guarded })
    expect(second.status).toBe(412)
    expect(second.body.result.value).toEqual({ approvalThresholdUsdt: '500' })
    const none = await t.call('PUT', '/adminapi/settings/refunds', { token, body: { value: { approvalThresholdUsdt: '1' }, ...guarded } })
    expect(none.status).toBe(428)
  })

  it.each(['1e3', '-1', '1,000', '0x10', ' ', 'NaN', '9'.repeat(40), '1.1234567890123456789', 100])(
    'S34 refuses %s as an amount and writes nothing',
    async (approvalThresholdUsdt) => {
      const { status, body } = await save('refunds', { value: { approvalThresholdUsdt }, ...guarded })
      expect(status).toBe(422)
      expect(body.errors[0].field).toBe('value.approvalThresholdUsdt')
      expect(await t.db.$count(siteSettings)).toBe(0)
    },
  )

  it('S34 sections that guard money or sign-in want the password again, before anything is written', async () => {
    for (const [section, more] of [
      ['refunds', { value: { approvalThresholdUsdt: '1' } }],
      ['limits', value('limits', { makerFee: '0.1' })],
      ['security', value('security', { idleMinutes: 60 })],
      ['mail', value('mail', { host: 'smtp.example.com' })],
    ] as const) {
      const wrong = await save(section, { ...more, reason: 'Because', password: 'not mine at all' })
      expect([section, wrong.status, wrong.body.errors[0].field]).toEqual([section, 422, 'password'])
      expect((await save(section, { ...more, reason: 'Because' })).status).toBe(422)
    }
    expect(await t.db.$count(siteSettings)).toBe(0)
  })

  it('refuses what does not exist: zone, currency, logo, page, a limit upside down', async () => {
    const cases = [
      ['general', value('general', { timeZone: 'Europe/Nowhere' }), 'value.timeZone'],
      ['general', value('general', { displayCurrencies: ['NOPE'] }), 'value.displayCurrencies'],
      ['branding', value('branding', { logoFileId: 'gone' }), 'value.logoFileId'],
      ['legal', value('legal', { termsPageId: 'gone' }), 'value.termsPageId'],
      [
        'limits',
        { ...value('limits', { withdrawalWithoutKyc: '2', withdrawalHighestLevel: '1' }), ...guarded },
        'value.withdrawalHighestLevel',
      ],
      ['maintenance', value('maintenance', { from: '2026-11-21T10:00:00Z', until: '2026-11-21T09:00:00Z' }), 'value.until'],
    ] as const
    for (const [section, body, field] of cases) {
      const { status, body: answer } = await save(section, body)
      expect([section, status, answer.errors[0].field]).toEqual([section, 422, field])
    }
  })

  it('refuses what would lock the caller out', async () => {
    const policy = await save('security', { ...value('security', { twoFactorPolicy: 'everyone' }), ...guarded })
    expect(policy.body.errors[0].field).toBe('value.twoFactorPolicy')
    const full = await save('maintenance', value('maintenance', { mode: 'full' }), { as: limited })
    expect([full.status, full.body.errors[0].field]).toEqual([422, 'value.mode'])
  })

  it('P20 new limits count for sessions that run: idle at once, absolute with a minute to save', async () => {
    const before = await t.signIn('kim')
    await save('security', { ...value('security', { idleMinutes: 1440, absoluteHours: 1 }), ...guarded })
    const [own] = await t.db.select().from(sessions).where(eq(sessions.adminId, 'kim'))
    expect((own?.expiresAt.getTime() ?? 0) - (own?.createdAt.getTime() ?? 0)).toBe(3_600_000)
    t.clock.pass(3599)
    expect((await t.call('GET', '/adminapi/getadmindetail', { token: before })).status).toBe(200)
    t.clock.pass(2)
    expect((await t.call('GET', '/adminapi/getadmindetail', { token: before })).status).toBe(401)
    token = await t.signIn('root')
    limited = await t.signIn('kim')
  })

  it('P13 the number of free attempts and the longest wait are those of the settings', async () => {
    await save('security', { ...value('security', { loginAttempts: 3, lockMinutes: 1 }), ...guarded })
    const guess = () => t.call('POST', '/adminapi/login', { body: { email: 'kim@example.com', password: 'wrong' }, ip: '198.51.100.1' })
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await guess()).status)
    expect(statuses).toEqual([401, 401, 401, 429])
    for (let n = 0; n < 8; n++) {
      t.clock.pass(61)
      await guess()
    }
    expect(Number((await guess()).headers.get('retry-after'))).toBe(60)
  })
})

describe('maintenance', () => {
  const page = {
    slug: 'a',
    title: 'A',
    type: 'page',
    language: 'en',
    body: '',
    excerpt: '',
    seo: { metaTitle: '', metaDescription: '', noindex: false },
  }
  const write = (as: string) => t.call('POST', '/adminapi/cmsPages', { token: as, body: page })

  it('read-only refuses every change to records with 409, leaves reading and one’s own account, and can be ended', async () => {
    const on = await save('maintenance', value('maintenance', { mode: 'readOnly', message: 'Back at four.' }))
    expect(on.status).toBe(200)
    for (const as of [token, limited]) {
      const refused = await write(as)
      expect([refused.status, refused.body.message, refused.body.errors[0].code]).toEqual([409, 'Back at four.', 'maintenance'])
    }
    expect(await t.db.$count(cmsPages)).toBe(0)
    expect((await save('general', value('general', { name: 'X' }))).status).toBe(409)
    expect((await t.call('GET', '/adminapi/settings', { token: limited })).status).toBe(200)
    expect((await t.call('POST', '/adminapi/session/stay', { token: limited })).status).toBe(200)
    expect((await save('maintenance', value('maintenance', {}), { version: 2, as: limited })).status).toBe(200)
    expect((await save('general', value('general', { name: 'X' }))).status).toBe(200)
  })

  it('full lets superadmins in only: everybody else gets 503 with the end of the window, at sign-in too', async () => {
    const until = new Date(t.clock.now().getTime() + 600_000).toISOString()
    await save('maintenance', value('maintenance', { mode: 'full', until }))
    const refused = await t.call('GET', '/adminapi/settings', { token: limited })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '600'])
    await expect(t.signIn('kim')).rejects.toThrow('503')
    await t.signIn('root')
    expect((await t.call('GET', '/adminapi/settings', { token })).status).toBe(200)
    t.clock.pass(601)
    expect((await t.call('GET', '/adminapi/settings', { token: limited })).status).toBe(200)
  })
})

describe('mail settings', () => {
  const mail = value('mail', { host: 'smtp.example.com', user: 'office' })

  it('S42 the mail password is kept encrypted, is never read back and stands in no log', async () => {
    const saved = await save('mail', { ...mail, secrets: { password: 'hunter2-smtp' }, ...guarded })
    expect(saved.body.result.secretsSet).toEqual(['password'])
    const everything = JSON.stringify([
      saved.body,
      (await t.call('GET', '/adminapi/settings', { token })).body,
      (await t.call('GET', '/adminapi/settings/mail/history', { token })).body,
      await t.db.select().from(siteSettings),
      await t.db.select().from(siteSettingsHistory),
      await t.db.select().from(auditLog),
      t.lines,
    ])
    expect(everything).not.toContain('hunter2')
    expect((await t.db.select().from(auditLog).where(eq(auditLog.action, 'settings.mail'))).at(-1)?.after).toMatchObject({
      credentials: 'changed',
    })
    await t.call('POST', '/adminapi/settings/mail/testConnection', { token, body: mail })
    expect(reached.at(-1)?.server.password).toBe('hunter2-smtp')
  })

  it('sends a stored password to no other server than the one it was saved for', async () => {
    await save('mail', { ...mail, secrets: { password: 'hunter2-smtp' }, ...guarded })
    const elsewhere = value('mail', { host: 'evil.example', user: 'office' })
    const probe = await t.call('POST', '/adminapi/settings/mail/testConnection', { token, body: elsewhere })
    expect([probe.status, probe.body.errors[0].field]).toEqual([422, 'password'])
    const moved = await save('mail', { ...elsewhere, ...guarded }, { version: 2 })
    expect(moved.body.errors[0].field).toBe('secrets.password')
    expect((await save('mail', { ...elsewhere, secrets: { password: null }, ...guarded }, { version: 2 })).body.result.secretsSet).toEqual(
      [],
    )
  })

  it('tells what went wrong without the server’s own words, five times a minute', async () => {
    const body = value('mail', { host: 'down.example' })
    const answers = []
    for (let n = 0; n < 6; n++) answers.push(await t.call('POST', '/adminapi/settings/mail/testConnection', { token, body }))
    expect(answers[0]?.body.result).toMatchObject({ ok: false, message: 'Nothing answers at this host and port. Check both.' })
    expect(JSON.stringify(answers[0]?.body)).not.toContain('banner')
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('sends letters through the saved server, forgets the token once it has left, and shows the outbox to superadmins only', async () => {
    const elsewhere = t.mails.length
    await save('mail', { ...mail, ...guarded })
    await t.call('POST', '/adminapi/forgotPassword', { body: { email: 'kim@example.com' } })
    await t.api.settled()
    await vi.waitFor(() => expect(reached.at(-1)).toMatchObject({ what: 'Reset your password', server: { host: 'smtp.example.com' } }))
    expect(t.mails).toHaveLength(elsewhere)
    expect((await t.call('GET', '/adminapi/settings/mail/outbox', { token: limited })).status).toBe(403)
    const list = await t.call('GET', '/adminapi/settings/mail/outbox?f.kind=eq:reset', { token })
    expect(list.body.result.items[0]).toMatchObject({ to: 'kim@example.com', kind: 'reset', lastError: null })
    expect(list.body.result.items[0].text).toBeUndefined()
    const one = await t.call('GET', `/adminapi/settings/mail/outbox/${list.body.result.items[0].id}`, { token })
    expect(one.body.result.text).toMatch(/resetPassword\/…/)
    expect(await t.db.$count(auditLog, eq(auditLog.action, 'outbox.read'))).toBe(1)
  })
})
