import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { DATABASE_OPTIONS, type Db } from '../server/db/database'
import { lockFolder } from './folderLock'
import { makeFolder } from './makeFolder'
import type { OpenDatabase } from './openDatabase'

/**
 * PostgreSQL in a folder, for one process: made on first open, locked while open; `reset` empties it first. Commits are flushed to disk before they are acknowledged.
 * Throws a `StartError` when the folder cannot be written or is in use.
 */
export async function openEmbedded(folder: string, { reset = false }: { readonly reset?: boolean } = {}): Promise<OpenDatabase> {
  const cluster = join(folder, 'postgres')
  makeFolder(folder)
  const unlock = lockFolder(folder)
  try {
    if (reset) rmSync(cluster, { recursive: true, force: true })
    const pg = await PGlite.create(cluster)
    return {
      db: drizzle(pg, DATABASE_OPTIONS) as unknown as Db,
      name: `embedded in ${folder}`,
      async close() {
        await pg.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
