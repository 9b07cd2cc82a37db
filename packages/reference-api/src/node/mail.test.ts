import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { auditCheckpoints, outbox } from '../server/db/schema'
import { smtpMail } from './mail'
import { openTestApi, type TestApi } from './testApi'

interface Letter {
  readonly recipients: readonly string[]
  readonly text: string
}

let smtp: SMTPServer
let refuse = false
const letters: Letter[] = []
let t: TestApi
beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refuse ? new Error('Not now') : null),
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => {
        text += part.toString()
      })
      stream.on('end', () => {
        letters.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  t = await openTestApi({ mail: smtpMail(`smtp://127.0.0.1:${port}`, 'Quarterdeck <no-reply@quarterdeck.example>') })
  await t.addAdmin({ id: 'ann', fullName: 'Ann\r\nBcc: eve@evil.example' })
})
afterAll(async () => {
  await t.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

const forgot = () => t.call('POST', '/adminapi/forgotPassword', { body: { email: 'ann@example.com' } })

describe('mail', () => {
  it('S32 reaches one recipient through SMTP, with no header of its content', async () => {
    await forgot()
    await t.api.settled()
    const [letter] = letters
    expect(letter?.recipients).toEqual(['ann@example.com'])
    expect(letter?.text.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
    expect(letter?.text).toMatch(/resetPassword\//)
    expect((await t.db.select().from(outbox))[0]?.sentAt).not.toBeNull()
  })

  it('stays in the outbox while the server refuses, and leaves when it is due again', async () => {
    refuse = true
    await forgot()
    await t.api.settled()
    const waiting = async () => (await t.db.select().from(outbox).where(eq(outbox.attempts, 1)))[0]
    expect(await waiting()).toMatchObject({ sentAt: null, lastError: expect.stringContaining('Not now') })
    refuse = false
    await t.api.keepHouse()
    expect(letters).toHaveLength(1)
    t.clock.pass(61)
    await t.api.keepHouse()
    await vi.waitFor(() => expect(letters).toHaveLength(2))
    expect((await waiting())?.sentAt).not.toBeNull()
  })

  it('P34 housekeeping signs the end of the audit log when nothing else happens', async () => {
    await t.signIn('ann')
    t.clock.pass(11)
    await t.api.keepHouse()
    const points = await t.db.select().from(auditCheckpoints)
    await t.signIn('ann')
    t.clock.pass(11)
    await t.api.keepHouse()
    expect((await t.db.select().from(auditCheckpoints)).length).toBe(points.length + 1)
    await t.api.keepHouse()
    expect((await t.db.select().from(auditCheckpoints)).length).toBe(points.length + 1)
  })
})
