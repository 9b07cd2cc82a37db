import { sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../server/db/database'

/** Rows per statement. */
const CHUNK = 2000

const columnName = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Inserts many rows with one parameter a statement: PostgreSQL unpacks the JSON itself, far faster than a parameter per value.
 * All rows have the fields of the first one.
 */
export async function bulkInsert<Table extends PgTable>(db: Db, table: Table, rows: Iterable<Table['$inferInsert']>): Promise<void> {
  let chunk: Table['$inferInsert'][] = []
  for (const row of rows) {
    chunk.push(row)
    if (chunk.length < CHUNK) continue
    await insertChunk(db, table, chunk)
    chunk = []
  }
  await insertChunk(db, table, chunk)
}

async function insertChunk(db: Db, table: PgTable, rows: readonly Record<string, unknown>[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const keys = Object.keys(first)
  const columns = sql.join(
    keys.map((key) => sql.identifier(columnName(key))),
    sql`, `,
  )
  const name = sql.identifier(getTableConfig(table).name)
  const text = JSON.stringify(rows.map((row) => Object.fromEntries(keys.map((key) => [columnName(key), row[key] ?? null]))))
  await db.execute(sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${text}::json)`)
}
