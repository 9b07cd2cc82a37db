import { and, eq } from 'drizzle-orm'
import { canonical } from './audit'
import { sha256Hex } from './auth/digest'
import type { Context } from './call'
import { idempotencyKeys } from './db/schema'
import { invalidField } from './failure'

/** Hours an answer is kept (P32). */
const KEPT_MS = 24 * 3600 * 1000
/** Marks a finished call; its own status stands in the answer. */
const KEPT = 1
const KEY = /^[\x21-\x7e]{8,128}$/

/**
 * Runs a mutation once per key, admin and route, inside its transaction: effect and kept answer are committed together, so a crash never
 * leads to two effects. What `run` returns is kept as JSON. A parallel repeat waits for the first and gets its answer; the same key with another body is 422.
 */
export async function once<T>(
  { db, now, actor }: Pick<Context, 'db' | 'now' | 'actor'>,
  { key, route, body }: { key: string; route: string; body: unknown },
  run: () => Promise<T>,
): Promise<T> {
  if (!KEY.test(key)) throw invalidField('Idempotency-Key', 'The Idempotency-Key is 8 to 128 visible characters.')
  const adminId = actor?.id ?? ''
  const bodyHash = await sha256Hex(canonical(body))
  const mine = and(eq(idempotencyKeys.adminId, adminId), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key))
  const claim = () =>
    db
      .insert(idempotencyKeys)
      .values({ adminId, route, key, bodyHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
  let claimed = await claim()
  if (claimed.length === 0) {
    const [kept] = await db.select().from(idempotencyKeys).where(mine).for('update')
    if (kept?.status != null && kept.createdAt.getTime() + KEPT_MS > now.getTime()) {
      if (kept.bodyHash !== bodyHash)
        throw invalidField('Idempotency-Key', 'This Idempotency-Key was used for another request.', 'key_reused')
      return JSON.parse((kept.answer as { text: string }).text) as T
    }
    await db.delete(idempotencyKeys).where(mine)
    claimed = await claim()
  }
  const answer = await run()
  // Kept as text: jsonb would order the fields anew, and a repeat is the same answer to the byte.
  await db
    .update(idempotencyKeys)
    .set({ status: KEPT, answer: { text: JSON.stringify(answer) } })
    .where(mine)
  return answer
}
