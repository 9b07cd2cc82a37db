import { and, gt, isNull, lt, lte, or } from 'drizzle-orm'
import { signAuditHead } from './audit'
import { attempts, idempotencyKeys, mfaTickets, outbox } from './db/schema'
import { deliver } from './mail'
import type { App } from './ports'

const DAY_MS = 24 * 3600 * 1000
/** Letters tried in one round. */
const LETTERS = 20
/** Tries after which a letter stays in the outbox for a person to look at. */
const MAX_TRIES = 10

async function sendDueLetters(app: App): Promise<void> {
  if (!app.mail && !app.smtp) return
  const now = app.now()
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const due = await app.db
    .select({ id: outbox.id })
    .from(outbox)
    // Older letters would speak of links that no longer count, e.g. when a mail server is set for the first time.
    .where(
      and(
        isNull(outbox.sentAt),
        gt(outbox.createdAt, dayAgo),
        lt(outbox.attempts, MAX_TRIES),
        or(isNull(outbox.nextAttemptAt), lte(outbox.nextAttemptAt, now)),
      ),
    )
    .orderBy(outbox.createdAt)
    .limit(LETTERS)
  for (const { id } of due) await deliver(app, id)
}

/** What a server does every few seconds: letters that are due again, a signature for the end of the audit log, counters that are a day old. */
export async function keepHouse(app: App): Promise<void> {
  const dayAgo = new Date(app.now().getTime() - DAY_MS)
  await sendDueLetters(app)
  await signAuditHead(app.db, app.ring, app.now())
  await app.db.delete(attempts).where(lt(attempts.updatedAt, dayAgo))
  await app.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo))
  await app.db.delete(mfaTickets).where(lt(mfaTickets.expiresAt, dayAgo))
}
