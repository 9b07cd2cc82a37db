import { eq, ilike, or } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { type mailTestBody, OUTBOX_LIST } from '../../contract/settings'
import { audit } from '../audit'
import { countAttempt, type ThrottleRule } from '../auth/throttle'
import { type Actor, type Context, type Handlers, untransacted } from '../call'
import { outbox, siteSettings } from '../db/schema'
import { invalidField, notFound } from '../failure'
import { containing, listPage } from '../list/listPage'
import { listResult } from '../list/listResult'
import type { Mail, MailServer } from '../ports'
import { readMailServer, readSetting } from '../settings'
import { sameMailServer } from './settingChecks'

/** Tries of one admin: five a minute, so that nobody walks through hosts and ports with it. */
export const MAIL_TEST_RULE: ThrottleRule = { free: 4, windowSeconds: 60, firstWaitSeconds: 60, maxWaitSeconds: 60 }

/** Words for what SMTP may run into. The server's own words stay out: not everything that answers is a mail server. */
const FAULTS: Readonly<Record<string, string>> = {
  EDNS: 'There is no server of this name. Check the host.',
  ECONNREFUSED: 'Nothing answers at this host and port. Check both.',
  ESOCKET: 'The connection broke off. Check port and encryption.',
  ETIMEDOUT: 'The server did not answer in time. Check host and port.',
  ECONNECTION: 'The connection was refused. Check host and port.',
  ETLS: 'The server does not offer this encryption. Choose another.',
  EAUTH: 'The server does not take the user or the password.',
  EENVELOPE: 'The server does not take the sender or the recipient.',
}

const OTHER_FAULT = 'The mail server refused. Check host, port and encryption.'

/** A connection that never came about has a code of its own, whatever SMTP calls it. */
function faultWords(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) return OTHER_FAULT
  const code = 'syscall' in error && error.syscall === 'connect' ? 'ECONNREFUSED' : error.code
  return (typeof code === 'string' ? FAULTS[code] : undefined) ?? OTHER_FAULT
}

interface MailTest extends Context {
  readonly actor: Actor
  readonly body: InferOutput<typeof mailTestBody>
  transaction(run: (call: Context) => Promise<void>): Promise<void>
}

/** The server in the form. Without a password the stored one, which goes to the server it was saved for only. */
async function serverOf({ app, db, body }: MailTest): Promise<MailServer> {
  const { value } = body
  if (value.host === '') throw invalidField('value.host', 'Type the host of the mail server.')
  if (body.password !== undefined) return { ...value, password: body.password }
  const [row] = await db.select({ secrets: siteSettings.secrets }).from(siteSettings).where(eq(siteSettings.section, 'mail'))
  if (row?.secrets['password'] === undefined) return { ...value, password: null }
  if (!sameMailServer(value, await readSetting(db, 'mail')))
    throw invalidField('password', 'The server or user has changed. Type the mail password again.')
  return { ...value, password: (await readMailServer(app))?.password ?? null }
}

/** Does the test, tells how long it took, and notes it in the audit log. */
async function tryServer(call: MailTest, what: 'connection' | 'letter', run: (server: MailServer) => Promise<void>) {
  const { app, db, now, actor, body } = call
  await countAttempt(db, `mail-test:${actor.id}`, MAIL_TEST_RULE, now)
  const server = await serverOf(call)
  const started = performance.now()
  const done = what === 'connection' ? 'The server took the connection.' : 'The server took the mail.'
  const outcome = await (app.smtp === null
    ? Promise.resolve({ ok: false, message: 'Mail cannot be sent from here.' })
    : run(server).then(
        () => ({ ok: true, message: done }),
        (error: unknown) => ({ ok: false, message: faultWords(error) }),
      ))
  const ms = Math.round(performance.now() - started)
  await call.transaction((inside) =>
    audit(inside, {
      action: `settings.mail_test_${what}`,
      target: { type: 'settings', id: 'mail', label: 'mail' },
      after: { host: body.value.host, port: body.value.port, ok: outcome.ok },
    }),
  )
  return { ...outcome, ms }
}

const outboxItem = (row: typeof outbox.$inferSelect) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
})

export const mailSettingHandlers = {
  testMailConnection: untransacted(
    async (call) => await tryServer(call, 'connection', async (server) => await call.app.smtp?.verify(server)),
  ),

  sendTestMail: untransacted(async (call) => {
    const { app, body } = call
    const mail: Mail = {
      id: app.newId(),
      to: body.to,
      subject: 'Test mail of your back office',
      text: 'This mail came through the mail server of your site settings. It works.',
      html: null,
    }
    return await tryServer(call, 'letter', async (server) => await app.smtp?.send(server, mail))
  }),

  listOutbox: async (call) => {
    const { db, list, actor } = call
    const page = listPage(OUTBOX_LIST, list, {
      fields: outbox,
      id: outbox.id,
      zone: actor.timeZone,
      search: (words) => or(ilike(outbox.to, containing(words)), ilike(outbox.subject, containing(words))),
    })
    const rows = await db
      .select()
      .from(outbox)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    return listResult(call, rows.map(outboxItem), await db.$count(outbox, page.where))
  },

  getOutboxMail: async (call) => {
    const [row] = await call.db.select().from(outbox).where(eq(outbox.id, call.params.id))
    if (!row) throw notFound('Mail')
    await call.db.transaction((db) =>
      audit({ ...call, db }, { action: 'outbox.read', target: { type: 'outbox', id: row.id, label: row.subject } }),
    )
    return outboxItem(row)
  },
} satisfies Handlers
