import { randomInt } from 'node:crypto'
import { count } from 'drizzle-orm'
import type { Db } from '../server/db/database'
import { admins } from '../server/db/schema'
import type { Hasher } from '../server/ports'

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

/** Makes the first superadmin with a random password, or the given one, and answers it; it is printed once and kept nowhere (S43). */
export async function createFirstAdmin(
  db: Db,
  options: { readonly hasher: Hasher; readonly now: Date; readonly id: string; readonly password?: string | undefined },
): Promise<string> {
  const password = options.password ?? newPassword()
  await db.insert(admins).values({
    id: options.id,
    email: FIRST_ADMIN_EMAIL,
    fullName: 'First Administrator',
    role: 'superadmin',
    status: 'active',
    passwordHash: await options.hasher.hash(password),
    passwordChangedAt: options.now,
    createdAt: options.now,
    updatedAt: options.now,
  })
  return password
}
