import { eq } from 'drizzle-orm'
import type { Context } from '../call'
import type { RecordKind } from '../change'
import { users } from '../db/schema'
import { illegalMove, notFound } from '../failure'
import type { UserRow } from './userView'

/** Users as records: words for refusals and audit rows. */
export const USER: RecordKind<typeof users> = { table: users, label: 'User', type: 'user', name: (row) => row.fullName }

/** A deleted user is kept for the books and never changes again. */
export function assertNotDeleted({ state }: Pick<UserRow, 'state'>): void {
  if (state === 'deleted') throw illegalMove('This user was deleted. Nothing can be changed any more.', state)
}

/** The user of a call's path, or 404. */
export async function readUser({ db }: Pick<Context, 'db'>, id: number): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (!row) throw notFound('User')
  return row
}
