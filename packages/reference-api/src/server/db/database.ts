import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as schema from './schema'

/** The database as handlers see it: PGlite, a server, or a transaction of either. Inside a transaction use only `tx`. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** Pass to every `drizzle(client, …)`: columns are snake_case in the database. */
export const DATABASE_OPTIONS = { schema, casing: 'snake_case' } as const

/** Rows of a raw statement, on both drivers. The caller vouches for `Row`; cast counts and sums in SQL. */
export async function rows<Row>(db: Pick<Db, 'execute'>, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] }
  return result.rows
}
