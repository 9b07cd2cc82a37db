import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkTemplate } from '../../contract/checkTemplate'
import { openTestApi, type TestApi } from '../../node/testApi'
import { makeEmailTemplates } from '../../seed/makeEmailTemplates'
import { attempts, auditLog, emailTemplates, outbox } from '../db/schema'

let t: TestApi
let token: string
beforeAll(async () => {
  t = await openTestApi()
  await t.db.insert(emailTemplates).values(makeEmailTemplates(t.clock.now()))
  await t.addAdmin({ id: 'root', fullName: 'Ann <b>Root</b>' })
  token = await t.signIn('root')
})
afterAll(() => t.close())

const send = (method: string, path: string, body?: object, version?: number) =>
  t.call(method, `/adminapi/emailTemplates${path}`, {
    token,
    ...(body && { body }),
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  })
const read = async (key: string) => (await send('GET', `/${key}`)).body.result

describe('e-mail templates', () => {
  it('every delivered text passes its own check', async () => {
    for (const { key, locales, variables } of await t.db.select().from(emailTemplates))
      for (const locale of locales) expect([key, checkTemplate(locale, variables)]).toEqual([key, []])
  })

  it('lists with languages, draft and changed, and filters by language', async () => {
    const all = await send('GET', '?limit=100')
    expect(all.body.result.total).toBeGreaterThanOrEqual(22)
    expect(all.body.result.items[0]).toMatchObject({ languages: ['en'], hasDraft: false, changed: false })
    const [english] = (await read('welcome')).locales
    await t.db
      .update(emailTemplates)
      .set({ locales: [english, { ...english, language: 'es' }] })
      .where(eq(emailTemplates.key, 'welcome'))
    const keys = async (filter: string) =>
      (await send('GET', `?limit=100&${filter}`)).body.result.items.map(({ key }: { key: string }) => key)
    expect(await keys('f.language=eq:es')).toEqual(['welcome'])
    expect(await keys('f.language=ne:es')).toHaveLength(all.body.result.total - 1)
    expect(await keys('q=password')).toContain('reset-password')
  })

  it('saves a draft, publishes it as a version, restores and resets; each with its audit row', async () => {
    const first = await read('reset-password')
    const words = { ...first.locales[0], subject: 'A new password for {{name}}' }
    const drafted = (await send('PATCH', '/reset-password', { draft: [words] }, first.version)).body.result
    expect(drafted).toMatchObject({ hasDraft: true, changed: false, versions: 0 })
    expect((await send('PATCH', '/reset-password', { draft: null }, first.version)).status).toBe(412)
    const published = (await send('POST', '/reset-password/publish', {}, drafted.version)).body.result
    expect(published).toMatchObject({ hasDraft: false, changed: true, versions: 1, locales: [words] })
    expect((await send('POST', '/reset-password/publish', {}, published.version)).status).toBe(409)
    const reset = (await send('POST', '/reset-password/reset', {}, published.version)).body.result
    expect(reset).toMatchObject({ changed: false, versions: 2, locales: first.locales })
    expect((await send('POST', '/reset-password/reset', {}, reset.version)).status).toBe(409)
    const versions = (await send('GET', '/reset-password/versions')).body.result
    expect(versions.map(({ number }: { number: number }) => number)).toEqual([2, 1])
    const restored = (await send('POST', `/reset-password/versions/${versions[1].id}/restore`, {}, reset.version)).body.result
    expect(restored.draft).toEqual([words])
    expect((await send('GET', `/reset-password/versions/${versions[1].id}`)).body.result.locales).toEqual([words])
    const rows = await t.db.select().from(auditLog).where(eq(auditLog.targetId, 'reset-password'))
    expect(rows.map(({ action }) => action.replace('emailTemplate.', ''))).toEqual(['edit', 'publish', 'reset', 'restore'])
    expect((await send('GET', '/reset-password/timeline')).body.result.items).toHaveLength(4)
  })

  it.each([
    ['html', { html: '<p>{{link}} {{constructor.constructor("x")()}}</p>' }],
    ['html', { html: '<p>{{link}} {{password}}</p>' }],
    ['html', { html: '<p>no link</p>', text: 'none', subject: 'x', preheader: '' }],
    ['html', { html: '<p>{{link}}<div>' }],
    ['html', { html: '<p onclick="x()">{{link}}</p>' }],
    ['html', { html: '<a href="javascript:alert(1)">{{link}}</a>' }],
    ['html', { html: '<form action="https://evil.example">{{link}}</form>' }],
    ['html', { html: '<meta http-equiv="refresh" content="0;url=https://evil.example">{{link}}' }],
    ['subject', { subject: '{{nobody}}' }],
  ])('F83 F82 refuses a draft with a fault in %s: %j', async (field, more) => {
    const { locales, version } = await read('reset-password')
    const { status, body } = await send('PATCH', '/reset-password', { draft: [{ ...locales[0], ...more }] }, version)
    expect([status, body.errors[0].field]).toEqual([422, `draft.0.${field}`])
  })

  it('S32 refuses a subject of two lines, and keeps what the service needs switched on', async () => {
    const { locales, version } = await read('reset-password')
    const broken = await send('PATCH', '/reset-password', { draft: [{ ...locales[0], subject: 'Hi\r\nBcc: eve@evil.example' }] }, version)
    expect(broken.status).toBe(422)
    expect((await send('PATCH', '/reset-password', { enabled: false }, version)).body.errors[0].field).toBe('enabled')
    const other = await read('welcome')
    expect((await send('PATCH', '/welcome', { enabled: false }, other.version)).body.result.enabled).toBe(false)
  })

  it('F83 previews with examples and given values, escaped where they stand', async () => {
    const { locales } = await read('login-alert')
    const { body } = await send('POST', '/login-alert/preview', { locale: locales[0], values: { name: '<img src=x onerror=alert(1)>' } })
    expect(body.result.html).toContain('Hello &lt;img src=x onerror=alert(1)&gt;,')
    expect(body.result.html).not.toContain('<img')
    expect(body.result.html).toContain('203.0.113.24')
    expect(await t.db.$count(outbox, eq(outbox.kind, 'test:login-alert'))).toBe(0)
  })

  it('sends exactly what is in the editor, to the caller unless told, five times a minute', async () => {
    await t.db.delete(attempts)
    const { locales } = await read('reset-password')
    const locale = { ...locales[0], subject: 'Unsaved {{name}}', html: '<p>{{link}} {{minutes}}</p>', text: 'Only here {{minutes}}' }
    const statuses: number[] = []
    for (let n = 0; n < 6; n++)
      statuses.push((await send('POST', '/reset-password/test', { locale, ...(n === 1 && { to: 'bo@example.com' }) })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await t.api.settled()
    const sent = t.mails.filter(({ subject }) => subject === 'Unsaved Lucía Fernández')
    expect(sent.map(({ to }) => to)).toEqual([
      'root@example.com',
      'bo@example.com',
      'root@example.com',
      'root@example.com',
      'root@example.com',
    ])
    expect(sent[0]).toMatchObject({ text: 'Only here 10', html: '<p>https://example.com/l/6f2c… 10</p>' })
    expect((await send('POST', '/reset-password/test', { locale, to: 'a@example.com, b@example.com' })).status).toBe(422)
    t.clock.pass(61)
    expect((await send('POST', '/reset-password/test', { locale })).status).toBe(200)
  })

  it('words the real mails: the published text, escaped, with the link; a draft changes nothing', async () => {
    const { locales, version } = await read('reset-password')
    await send('PATCH', '/reset-password', { draft: [{ ...locales[0], subject: 'Not published' }] }, version)
    await t.call('POST', '/adminapi/forgotPassword', { body: { email: 'root@example.com' }, headers: { host: 'evil.example' } })
    await t.api.settled()
    const mail = t.mails.at(-1)
    expect(mail?.subject).toBe('Reset your password')
    expect(mail?.html).toContain('Hello Ann &lt;b&gt;Root&lt;/b&gt;,')
    expect(mail?.text).toMatch(/http:\/\/127\.0\.0\.1:4000\/resetPassword\/[\w-]{43}/)
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/\{\{|evil\.example/)
    const [row] = await t.db
      .select()
      .from(outbox)
      .where(eq(outbox.id, mail?.id ?? ''))
    expect(`${row?.text}${row?.html}`).not.toMatch(/resetPassword\/[\w-]{43}/)
  })
})
