import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SETTING_DEFAULTS } from '../contract/settings'
import type { Mail, MailServer } from '../server/ports'
import { smtp } from './mail'
import { openTestApi, PASSWORD, type TestApi } from './testApi'

interface Letter {
  readonly from: string
  readonly recipients: readonly string[]
  readonly head: string
  readonly text: string
}

const letters: Letter[] = []
let open: SMTPServer
let guarded: SMTPServer
let t: TestApi
let token: string

/** A server that keeps what it is given; with `password` it wants user and password. */
async function startServer(password?: string): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => done(auth.password === password ? null : new Error('no'), { user: auth.username ?? '' }),
    onData(stream, { envelope }, done) {
      let raw = ''
      stream.on('data', (part: Buffer) => {
        raw += part.toString()
      })
      stream.on('end', () => {
        const [head = '', ...rest] = raw.split('\r\n\r\n')
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        letters.push({
          from,
          recipients: envelope.rcptTo.map(({ address }) => address),
          head: head.replace(/\r\n\s+/g, ' '),
          text: rest.join('\n\n'),
        })
        done()
      })
    },
  })
  // Clients that hang up in the middle are part of the tests.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const at = (server: SMTPServer, more: Partial<MailServer> = {}): MailServer => ({
  host: '127.0.0.1',
  port: (server.server.address() as AddressInfo).port,
  tls: 'none',
  user: '',
  password: null,
  fromName: 'Back Office',
  fromEmail: 'no-reply@example.com',
  ...more,
})

beforeAll(async () => {
  open = await startServer()
  guarded = await startServer('the mail password')
  t = await openTestApi({ smtp })
  await t.addAdmin({ id: 'ann' })
  token = await t.signIn('ann')
})
afterAll(async () => {
  await t.close()
  for (const server of [open, guarded]) await new Promise<void>((resolve) => server.close(() => resolve()))
})

const mail = (more: Partial<Mail>): Mail => ({ id: 'm', to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: null, ...more })

describe('mail servers of Site Settings', () => {
  it('S32 header injection: one recipient, encoded headers, nothing of the content in the head', async () => {
    const hostile: Partial<Mail>[] = [
      { subject: 'Hi\r\nBcc: eve@evil.example' },
      { subject: 'Hi\nTo: eve@evil.example\n\nbody' },
      { subject: 'Hi\u2028Bcc: eve@evil.example' },
      { subject: `Ünï ${'x'.repeat(2000)}` },
      { to: 'ann@example.com, eve@evil.example' },
      { to: 'ann@example.com\r\nRCPT TO:<eve@evil.example>' },
      { to: '"eve@evil.example" <ann@example.com>' },
      { text: '.\r\nBcc: eve@evil.example\r\n.\r\nRCPT TO:<eve@evil.example>' },
      { html: '<p>x</p>\r\n.\r\nMAIL FROM:<eve@evil.example>' },
    ]
    for (const more of hostile) {
      letters.length = 0
      await smtp.send(at(open), mail(more)).catch(() => undefined)
      for (const { recipients, head } of letters) {
        expect(recipients).not.toContain('eve@evil.example')
        expect(recipients).toHaveLength(1)
        expect(head).not.toMatch(/^(bcc|cc):/im)
        expect(head.match(/^to:/gim)).toHaveLength(1)
        for (const line of head.split('\r\n')) expect(line).not.toMatch(/^to:.*eve@/i)
      }
    }
  })

  it('S32 the sender’s name cannot break out of its header', async () => {
    letters.length = 0
    await smtp.send(at(open, { fromName: 'Office" <eve@evil.example>, "x' }), mail({}))
    expect(letters[0]?.from).toBe('no-reply@example.com')
    expect(letters[0]?.head.match(/^from:.*$/im)?.[0]).toMatch(/<no-reply@example\.com>$/)
  })

  it('S45 attaches and fetches nothing that a letter names', async () => {
    letters.length = 0
    await smtp.send(at(open), mail({ html: '<img src="file:///etc/hostname"><img src="http://127.0.0.1:9/x.png">' }))
    expect(letters[0]?.head).not.toMatch(/multipart\/(mixed|related)/)
  })

  it('signs in with the password, and says so when it is wrong', async () => {
    await smtp.verify(at(guarded, { user: 'office', password: 'the mail password' }))
    await expect(smtp.verify(at(guarded, { user: 'office', password: 'wrong' }))).rejects.toMatchObject({ code: 'EAUTH' })
    await expect(smtp.verify(at(open, { tls: 'starttls' }))).rejects.toMatchObject({ code: 'ETLS' })
    await expect(smtp.verify(at(open, { port: 1 }))).rejects.toMatchObject({ code: 'ESOCKET' })
  })

  it('through the API: test, save, and the next letter leaves through it with the sealed password', async () => {
    const { password, ...server } = at(guarded, { user: 'office', password: 'the mail password' })
    const value = { ...SETTING_DEFAULTS.mail, ...server }
    const test = (path: string, body: object) => t.call('POST', `/adminapi/settings/mail/${path}`, { token, body })
    expect((await test('testConnection', { value, password })).body.result).toMatchObject({ ok: true })
    expect((await test('testConnection', { value, password: 'wrong' })).body.result).toMatchObject({
      ok: false,
      message: 'The server does not take the user or the password.',
    })
    expect((await test('testConnection', { value: { ...value, port: 1 }, password })).body.result.message).toContain('Nothing answers')
    letters.length = 0
    expect((await test('testSend', { value, password, to: 'bo@example.com' })).body.result.ok).toBe(true)
    expect(letters[0]).toMatchObject({ from: 'no-reply@example.com', recipients: ['bo@example.com'] })
    const body = { value, secrets: { password }, reason: 'A server of our own', password: PASSWORD }
    expect((await t.call('PUT', '/adminapi/settings/mail', { token, body, headers: { 'if-match': '1' } })).status).toBe(200)
    await t.call('POST', '/adminapi/forgotPassword', { body: { email: 'ann@example.com' } })
    await t.api.settled()
    expect(letters.at(-1)?.recipients).toEqual(['ann@example.com'])
    expect(letters.at(-1)?.text).toContain('resetPassword/')
    expect(t.mails).toHaveLength(0)
  })
})
