import { randomInt } from 'node:crypto'
import { count } from 'drizzle-orm'
import type { Db } from '../server/db/database'
import { admins } from '../server/db/schema'

/** Address of the first superadmin; he changes it on /profile. */
export const FIRST_ADMIN_EMAIL = 'admin@quarterdeck.example'

/** Letters that cannot be mistaken for one another on a console. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 5
const GROUP_LENGTH = 4

/** 20 letters out of 31, about 99 bits. */
const newPassword = () =>
  Array.from({ length: GROUPS }, () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join('-')

/** Whether nobody could sign in yet. */
export const hasNoAdmin = async (db: Db): Promise<boolean> => ((await db.select({ total: count() }).from(admins))[0]?.total ?? 0) === 0

/** A password for the first superadmin, unless one is given. It is printed once and kept nowhere (S43). */
export const firstPassword = (given: string | undefined): string => given ?? newPassword()

/** Makes the first superadmin. */
export async function createFirstAdmin(
  db: Db,
  { id, passwordHash, now }: { readonly id: string; readonly passwordHash: string; readonly now: Date },
): Promise<void> {
  await db.insert(admins).values({
    id,
    email: FIRST_ADMIN_EMAIL,
    fullName: 'First Administrator',
    role: 'superadmin',
    status: 'active',
    passwordHash,
    passwordChangedAt: now,
    createdAt: now,
    updatedAt: now,
  })
}
