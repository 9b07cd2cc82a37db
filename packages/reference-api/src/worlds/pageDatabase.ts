import { PGlite, type Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { DATABASE_OPTIONS, type Db } from '../server/db/database'
import { MIGRATIONS } from '../server/db/migrations'
import { dumpBlob, PAGE_START_PARAMS } from './pageSettings'
import { worldClient } from './worldClient'

/** Without these, 100 worlds leave 48 MB of log and 6,400 files behind (WORLDS.md). */
const CHECKPOINT_EVERY = 20
const VACUUM_EVERY = 40

const DDL = MIGRATIONS.map(({ sql }) => sql).join('\n')
/** Indexes that only make large tables fast are half of the time it takes to make a schema. */
const LEAN_DDL = DDL.replace(/^CREATE INDEX .*;$/gm, '')

export interface WorldDatabase {
  readonly db: Db
  close(): Promise<void>
}

export interface PageOptions {
  /** A closed schema is emptied for the next world instead of being dropped, and plain indexes are left out. */
  readonly reuse: boolean
}

/** Opens a database of the page; `seed` runs in the transaction that makes or empties its schema. */
export type OpenPageDatabase = (name: string, seed: (db: Db) => Promise<void>) => Promise<WorldDatabase>

/** Empties every table of the schema in the search path and starts its counters again. As replica: the audit log refuses a DELETE otherwise. */
async function empty(tx: Transaction): Promise<void> {
  const { rows } = await tx.query<{ name: string; kind: string }>(
    `select relname as name, relkind as kind from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'S')`,
  )
  const statements = rows.map(({ name, kind }) => (kind === 'r' ? `delete from "${name}"` : `alter sequence "${name}" restart`))
  await tx.exec(`set local session_replication_role = replica; ${statements.join('; ')}; set local session_replication_role = origin`)
}

/** The page's one PostgreSQL. Each world is a schema of its own in it, made and filled in one transaction. */
export function pageDatabase(dump: ArrayBuffer | (() => Promise<ArrayBuffer>), { reuse }: PageOptions): OpenPageDatabase {
  let page: Promise<PGlite> | undefined
  let closed = 0
  const free: string[] = []

  const openPage = async () => {
    const bytes = typeof dump === 'function' ? await dump() : dump
    return await PGlite.create({ startParams: PAGE_START_PARAMS, loadDataDir: dumpBlob(bytes) })
  }

  const tidy = async (pg: PGlite) => {
    closed++
    if (closed % CHECKPOINT_EVERY === 0) await pg.exec('checkpoint')
    if (closed % VACUUM_EVERY === 0) await pg.exec('vacuum')
  }

  return async (name, seed) => {
    page ??= openPage()
    const pg = await page
    const left = free.pop()
    const schema = left ?? name
    let open = true
    await pg.transaction(async (tx) => {
      if (left === undefined) await tx.exec(`create schema "${schema}"`)
      await tx.exec(`set local search_path to "${schema}"`)
      if (left === undefined) await tx.exec(reuse ? LEAN_DDL : DDL)
      else await empty(tx)
      await seed(drizzle(tx as unknown as PGlite, DATABASE_OPTIONS) as unknown as Db)
    })
    const client = worldClient(pg, schema, () => open)
    return {
      db: drizzle(client, DATABASE_OPTIONS) as unknown as Db,
      async close() {
        if (!open) return
        open = false
        if (reuse) free.push(schema)
        else await pg.exec(`drop schema "${schema}" cascade`)
        await tidy(pg)
      },
    }
  }
}
