import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { SessionEnd } from '../../contract/adminStates'
import type { Context } from '../call'
import { sessions } from '../db/schema'

/** Which sessions of one admin end. */
export interface SessionsToEnd {
  readonly adminId: string
  readonly reason: SessionEnd
  /** This one stays: the caller's own. */
  readonly except?: string | undefined
  /** Only these. */
  readonly only?: readonly string[]
}

/**
 * Ends sessions in the call's transaction, and after the commit pushes FORCE_ADMIN_LOGOUT to their pages. Once the answer is out, no call
 * with their tokens begins (P02). Returns how many ended.
 */
export async function endSessions(
  { db, now, app, after }: Pick<Context, 'db' | 'now' | 'app' | 'after'>,
  which: SessionsToEnd,
): Promise<number> {
  const { adminId, reason, except, only } = which
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(
      and(
        eq(sessions.adminId, adminId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
        only && inArray(sessions.id, [...only]),
      ),
    )
    .returning({ id: sessions.id })
  const ids = ended.map(({ id }) => id)
  if (ids.length > 0) after(() => app.hub.forceLogout(adminId, ids))
  return ids.length
}
