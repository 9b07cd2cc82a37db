import { and, desc, eq, lt } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { timeline } from '../contract/list'
import type { Db } from './db/database'
import { auditLog } from './db/schema'
import { invalidField } from './failure'

/** Entries of one answer. */
const PAGE = 50

/** What admins did with one record, newest first, from the audit log. `before` is the id of the last entry seen; an unknown one is 422. */
export async function readTimeline(
  { db }: { readonly db: Db },
  target: { readonly type: string; readonly id: string | number },
  before?: string,
): Promise<InferOutput<typeof timeline>> {
  const mine = and(eq(auditLog.targetType, target.type), eq(auditLog.targetId, String(target.id)))
  const seen = before === undefined ? null : await seqOf(db, before)
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(mine, seen === null ? undefined : lt(auditLog.seq, seen)))
    .orderBy(desc(auditLog.seq))
    .limit(PAGE + 1)
  const items = rows.slice(0, PAGE).map(({ id, at, actorName, action, before: was, after, reason }) => ({
    id,
    at: at.toISOString(),
    actor: actorName,
    action,
    before: was,
    after,
    reason,
  }))
  return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null }
}

async function seqOf(db: Db, id: string): Promise<number> {
  const [row] = await db.select({ seq: auditLog.seq }).from(auditLog).where(eq(auditLog.id, id))
  if (!row) throw invalidField('before', 'There is no such entry.')
  return row.seq
}
