import { sql } from 'drizzle-orm'
import { type Db, rows } from './database'
import { MIGRATIONS } from './migrations'

/** Any number that nothing else in the database locks on. */
const MIGRATION_LOCK = 7_210_041

/**
 * Brings the schema up to date: one transaction, so a killed migration leaves nothing behind; one lock, so that instances started together
 * take turns. Running it again does nothing. Refuses a database that a newer version has migrated (S38).
 */
export async function migrate(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await tx.execute(sql`create table if not exists schema_migrations (tag text primary key, applied_at timestamptz not null)`)
    const applied = new Set((await rows<{ tag: string }>(tx, sql`select tag from schema_migrations`)).map(({ tag }) => tag))
    const known = new Set(MIGRATIONS.map(({ tag }) => tag))
    const unknown = [...applied].filter((tag) => !known.has(tag))
    if (unknown.length > 0)
      throw new Error(
        `The database was migrated by a newer version (${unknown.join(', ')}). Start that version, or restore a backup made before it.`,
      )
    for (const { tag, sql: statements } of MIGRATIONS) {
      if (applied.has(tag)) continue
      // One DO block carries many statements over both drivers; PGlite's extended protocol takes only one.
      await tx.execute(sql.raw(`do $migration$ begin\n${statements}\nend $migration$`))
      await tx.execute(sql`insert into schema_migrations (tag, applied_at) values (${tag}, clock_timestamp())`)
    }
  })
}
