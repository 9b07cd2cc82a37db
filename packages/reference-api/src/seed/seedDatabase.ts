import type { Db } from '../server/db/database'
import { meta } from '../server/db/schema'
import { fillBackOffice, fillDatabase } from './fillDatabase'
import { LARGE_PLAN, ORDINARY_PLAN } from './seedPlan'
import { withoutIndexes } from './withoutIndexes'

export const SEED_NAMES = ['ordinary', 'large'] as const
export type SeedName = (typeof SEED_NAMES)[number]

/**
 * Fills an empty database for a server. Nobody can sign in with a password afterwards: the first superadmin is made by the caller, and is the
 * ninth admin. Call it inside one transaction, so that a killed start leaves nothing half done.
 */
export async function seedDatabase(db: Db, name: SeedName, now: Date): Promise<void> {
  await fillBackOffice(db, now, { admins: 8, passwordHash: null })
  if (name === 'large') await withoutIndexes(db, ['bot_orders', 'conversions', 'user_logins'], () => fillDatabase(db, LARGE_PLAN, now))
  else await fillDatabase(db, ORDINARY_PLAN, now)
  await db.insert(meta).values({ key: 'seed', value: { name, at: now.toISOString() } })
}
