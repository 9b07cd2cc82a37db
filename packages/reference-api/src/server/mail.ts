import { eq, sql } from 'drizzle-orm'
import type { Context } from './call'
import { outbox } from './db/schema'
import type { App } from './ports'

/** A letter before it has an id. `kind` says what made it. */
export interface Letter {
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** Longest wait between two tries, minutes. */
const MAX_RETRY_MINUTES = 60

/** One line, no control characters: what a header may hold (S32). */
const headerText = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Sends one letter of the outbox and notes what became of it. Never throws: the letter stays and is tried again. */
export async function deliver(app: App, id: string): Promise<void> {
  if (!app.mail) return
  const [letter] = await app.db.select().from(outbox).where(eq(outbox.id, id))
  if (!letter || letter.sentAt) return
  try {
    await app.mail(letter)
    await app.db.update(outbox).set({ sentAt: app.now(), lastError: null }).where(eq(outbox.id, id))
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
export async function sendMail({ app, db, now, after }: Pick<Context, 'app' | 'db' | 'now' | 'after'>, letter: Letter): Promise<void> {
  const id = app.newId()
  await db.insert(outbox).values({
    id,
    kind: letter.kind,
    to: headerText(letter.to),
    subject: headerText(letter.subject),
    text: letter.text,
    html: letter.html ?? null,
    createdAt: now,
  })
  after(() => app.background(deliver(app, id)))
}
