import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { DATABASE_OPTIONS, type Db } from '../server/db/database'
import { type OpenDatabase, StartError } from './openDatabase'

/** Connections of one instance. */
const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5000

/** Address without user and password, for logs. */
function shownAddress(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return 'the given address'
  }
}

/** A PostgreSQL server; `pool` is there for the socket adapter too. Throws a `StartError` in one line when it does not answer. */
export async function openPostgres(
  url: string,
  options: { readonly searchPath?: string } = {},
): Promise<OpenDatabase & { readonly pool: Pool }> {
  const name = shownAddress(url)
  let pool: Pool
  try {
    pool = new Pool({
      connectionString: url,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      ...(options.searchPath !== undefined && { options: `-c search_path=${options.searchPath}` }),
    })
    // An idle connection that breaks must not end the process; the next query opens a new one.
    pool.on('error', () => undefined)
    await pool.query('select 1')
  } catch (error) {
    throw new StartError(`DATABASE_URL: ${name} does not answer (${error instanceof Error ? error.message : String(error)}).`)
  }
  return { db: drizzle(pool, DATABASE_OPTIONS) as unknown as Db, name: `PostgreSQL at ${name}`, pool, close: () => pool.end() }
}
