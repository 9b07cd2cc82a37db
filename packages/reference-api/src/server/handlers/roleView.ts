import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { role } from '../../contract'
import type { Context } from '../call'
import type { RecordKind } from '../change'
import { admins, roles } from '../db/schema'
import { conflict, notFound } from '../failure'
import { restrictionView } from '../grants'

/** Roles as records. */
export const ROLE: RecordKind<typeof roles> = { table: roles, label: 'Role', type: 'role', name: (row) => row.name }

const MEMBERS = sql<number>`(select count(*)::int from ${admins} where ${admins.role} = ${roles.name})`

/** Roles with the number of people who have them, by name. */
export async function roleRows({ db }: Pick<Context, 'db'>, where?: SQL): Promise<InferInput<typeof role>[]> {
  const rows = await db
    .select({ ...getTableColumns(roles), members: MEMBERS })
    .from(roles)
    .where(where)
    .orderBy(asc(roles.name))
  return rows.map((row) => ({ ...row, restriction: restrictionView(row.restriction), updatedAt: row.updatedAt.toISOString() }))
}

export async function readRole(call: Pick<Context, 'db'>, id: string): Promise<InferInput<typeof role>> {
  const [row] = await roleRows(call, eq(roles.id, id))
  if (!row) throw notFound('Role')
  return row
}

/** Names are told apart without letter case. */
export async function assertNameFree({ db }: Pick<Context, 'db'>, name: string): Promise<void> {
  const [taken] = await db.select({ id: roles.id }).from(roles).where(sql`lower(${roles.name}) = lower(${name})`)
  if (taken) throw conflict(`There is a role "${name}" already. Choose another name.`, 'taken', { id: taken.id })
}

/** Pages of everybody who follows the role load their rights again. */
export async function tellMembers({ app, db, after }: Context, name: string): Promise<void> {
  const followers = await db
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.role, name), isNull(admins.restriction)))
  after(async () => {
    for (const { id } of followers) await app.hub.accessChanged(id)
  })
}
