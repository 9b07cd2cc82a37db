import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { DATABASE_OPTIONS, type Db } from '../server/db/database'
import { MIGRATIONS } from '../server/db/migrations'
import { dumpBlob, PAGE_START_PARAMS } from './pageSettings'
import { worldClient } from './worldClient'

/** Without these, 100 worlds leave 48 MB of log and 6,400 files behind (WORLDS.md). */
const CHECKPOINT_EVERY = 20
const VACUUM_EVERY = 100

const DDL = MIGRATIONS.map(({ sql }) => sql).join('\n')

export interface WorldDatabase {
  readonly db: Db
  close(): Promise<void>
}

/** The page's one PostgreSQL. Each world is a schema of its own in it, made and filled in one transaction. */
export function pageDatabase(dump: ArrayBuffer | (() => Promise<ArrayBuffer>)) {
  let page: Promise<PGlite> | undefined
  let closed = 0

  const openPage = async () => {
    const bytes = typeof dump === 'function' ? await dump() : dump
    return await PGlite.create({ startParams: PAGE_START_PARAMS, loadDataDir: dumpBlob(bytes) })
  }

  return async (schema: string, seed: (db: Db) => Promise<void>): Promise<WorldDatabase> => {
    page ??= openPage()
    const pg = await page
    let open = true
    await pg.transaction(async (tx) => {
      await tx.exec(`create schema "${schema}"; set local search_path to "${schema}"; ${DDL}`)
      await seed(drizzle(tx as unknown as PGlite, DATABASE_OPTIONS) as unknown as Db)
    })
    return {
      db: drizzle(
        worldClient(pg, schema, () => open),
        DATABASE_OPTIONS,
      ) as unknown as Db,
      async close() {
        if (!open) return
        open = false
        await pg.exec(`drop schema "${schema}" cascade`)
        closed++
        if (closed % CHECKPOINT_EVERY === 0) await pg.exec('checkpoint')
        if (closed % VACUUM_EVERY === 0) await pg.exec('vacuum')
      },
    }
  }
}
