import { eq, sql } from 'drizzle-orm'
import type { Context } from './call'
import { outbox } from './db/schema'
import { fillTemplate, type TemplateUse } from './mailTemplate'
import type { App, Mail } from './ports'
import { readMailServer } from './settings'

/** A letter before it has an id. `kind` says what made it. */
export interface Letter {
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Words it instead when the template is there; the fields above are what is sent without it. */
  readonly template?: TemplateUse
}

/** Longest wait between two tries, minutes. */
const MAX_RETRY_MINUTES = 60

/** One line, no control characters: what a header may hold (S32). */
const headerText = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** A token in a link. Once the letter has left, nobody may read it in the outbox. */
const withoutTokens = (text: string) => text.replace(/(?<=[/=])[\w-]{40,}/g, '…')

/** Sends through the server of Site Settings, else through the configured one. Answers false when there is neither. */
async function send(app: App, letter: Mail): Promise<boolean> {
  const server = app.smtp && (await readMailServer(app))
  if (app.smtp && server) await app.smtp.send(server, letter)
  else if (app.mail) await app.mail(letter)
  else return false
  return true
}

/** Sends one letter of the outbox and notes what became of it. Never throws: the letter stays and is tried again. */
export async function deliver(app: App, id: string): Promise<void> {
  if (!app.mail && !app.smtp) return
  const [letter] = await app.db.select().from(outbox).where(eq(outbox.id, id))
  if (!letter || letter.sentAt) return
  try {
    if (!(await send(app, letter))) return
    const kept = { text: withoutTokens(letter.text), html: letter.html && withoutTokens(letter.html) }
    await app.db
      .update(outbox)
      .set({ ...kept, sentAt: app.now(), lastError: null })
      .where(eq(outbox.id, id))
  } catch (error) {
    const minutes = Math.min(MAX_RETRY_MINUTES, 2 ** letter.attempts)
    app.log.warn('mail.failed', { id, kind: letter.kind, error: error instanceof Error ? error.message : 'unknown' })
    await app.db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        lastError: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
        nextAttemptAt: new Date(app.now().getTime() + minutes * 60_000),
      })
      .where(eq(outbox.id, id))
  }
}

/** Puts a letter into the outbox, in the transaction of the change; it leaves after the commit, without keeping the caller waiting. */
export async function sendMail(call: Pick<Context, 'app' | 'db' | 'now' | 'after' | 'client'>, letter: Letter): Promise<void> {
  const { app, db, now, after } = call
  const filled = letter.template ? await fillTemplate(call, letter.template) : 'missing'
  if (filled === 'off') return
  const { subject, text, html } = filled === 'missing' ? { html: null, ...letter } : filled
  const id = app.newId()
  await db
    .insert(outbox)
    .values({ id, kind: letter.kind, to: headerText(letter.to), subject: headerText(subject), text, html, createdAt: now })
  after(() => app.background(deliver(app, id)))
}
