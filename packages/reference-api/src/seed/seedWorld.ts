import type { Db } from '../server/db/database'
import { admins, users } from '../server/db/schema'
import type { Hasher } from '../server/ports'

/** Password of every admin in a story world. */
export const WORLD_PASSWORD = 'blue lamp under the stairs'

const DAY_MS = 86_400_000
const STATES = ['active', 'active', 'active', 'pending', 'frozen'] as const
const NAMES = ['Ana Souza', 'Bilal Khan', 'Chloe Martin', 'Dmitri Orlov', 'Ebele Obi', 'Farah Haddad', 'Goran Ilic', 'Hana Sato'] as const

/** Fills a story world: three admins, and no, 60 or 2,000 users. */
export async function seedWorld(
  db: Db,
  { data, now, hasher }: { data: 'baseline' | 'empty' | 'crowded'; now: Date; hasher: Hasher },
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const passwordHash = await hasher.hash(WORLD_PASSWORD)
  const base = { status: 'active' as const, passwordHash, passwordChangedAt: before(40), createdAt: before(400), updatedAt: before(40) }
  await db.insert(admins).values([
    { ...base, id: 'admin-1', email: 'ava@quarterdeck.example', fullName: 'Ava Lindqvist', role: 'superadmin' },
    { ...base, id: 'admin-2', email: 'noah@quarterdeck.example', fullName: 'Noah Petrov', role: 'Support' },
    { ...base, id: 'admin-3', email: 'mina@quarterdeck.example', fullName: 'Mina Okafor', role: 'superadmin' },
  ])
  const count = data === 'empty' ? 0 : data === 'baseline' ? 60 : 2000
  const rows = Array.from({ length: count }, (_, at) => ({
    uid: `ID${String(1_000_000_000 + at * 7919)}`,
    email: `user${at + 1}@example.com`,
    fullName: NAMES[at % NAMES.length] ?? '',
    country: 'SE',
    state: STATES[at % STATES.length] ?? ('active' as const),
    kycStatus: at % 7 === 0 ? ('pending' as const) : ('verified' as const),
    kycLevel: at % 3,
    userType: 'user' as const,
    createdAt: before(at / 4),
    updatedAt: before(at / 4),
  }))
  for (let at = 0; at < rows.length; at += 500) await db.insert(users).values(rows.slice(at, at + 500))
}
