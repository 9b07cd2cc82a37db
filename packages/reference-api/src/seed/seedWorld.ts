import type { Db } from '../server/db/database'
import type { Hasher } from '../server/ports'
import { fillBackOffice, fillDatabase } from './fillDatabase'
import { BASELINE_PLAN, CROWDED_PLAN } from './seedPlan'

/** Password of every active admin in a story world. */
export const WORLD_PASSWORD = 'blue lamp under the stairs'

/** Fills a story world: `empty` has the back office only, `baseline` 60 users and 120 orders, `crowded` 2,000 and 2,500. */
export async function seedWorld(
  db: Db,
  { data, now, hasher }: { data: 'baseline' | 'empty' | 'crowded'; now: Date; hasher: Hasher },
): Promise<void> {
  await fillBackOffice(db, now, { admins: data === 'empty' ? 3 : 9, passwordHash: await hasher.hash(WORLD_PASSWORD) })
  if (data !== 'empty') await fillDatabase(db, data === 'baseline' ? BASELINE_PLAN : CROWDED_PLAN, now)
}
