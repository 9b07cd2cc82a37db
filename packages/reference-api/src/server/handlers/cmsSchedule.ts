import { and, eq, lte, or } from 'drizzle-orm'
import type { Context } from '../call'
import { cmsPages } from '../db/schema'
import { settlePage } from './cmsKind'

/**
 * Scheduled pages come and go when they are next looked at: every CMS call settles first what the clock has made due, so nobody ever sees an
 * old state, no timer has to run, and story worlds do the same. The times written are those that were planned.
 */
export async function settleDuePages(call: Context): Promise<void> {
  const { db, now } = call
  const due = or(
    and(eq(cmsPages.status, 'scheduled'), lte(cmsPages.publishAt, now)),
    and(eq(cmsPages.status, 'published'), lte(cmsPages.unpublishAt, now)),
  )
  if ((await db.$count(cmsPages, due)) === 0) return
  await db.transaction(async (tx) => {
    const rows = await tx.select().from(cmsPages).where(due).orderBy(cmsPages.id).for('update')
    for (const row of rows) await settlePage({ ...call, db: tx }, row)
  })
}
