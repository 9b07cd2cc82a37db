import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { PAGE_START_PARAMS } from '../worlds/pageSettings'

const FILE = fileURLToPath(new URL('../worlds/page.dump.bin', import.meta.url))
const STAMP = `${FILE}.version`

/** The dump depends on the version of PGlite only: it holds an empty cluster. */
function version(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return (JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as { version: string }).version
}

async function make(): Promise<Buffer> {
  const pg = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'], startParams: PAGE_START_PARAMS })
  await pg.exec('update pg_database set datistemplate = false')
  await pg.exec('drop database template0')
  await pg.exec('drop database template1')
  await pg.exec('vacuum')
  await pg.exec('checkpoint')
  const dump = Buffer.from(await (await pg.dumpDataDir('gzip')).arrayBuffer())
  await pg.close()
  return dump
}

/** Path of the page's database dump, made when it is missing or of another PGlite (about 4 s, 2.5 MB, not in the repository). */
export async function ensureWorldDump(): Promise<string> {
  if (existsSync(FILE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === version()) return FILE
  const dump = await make()
  // Renamed into place: another process that makes it at the same time never sees half a file.
  writeFileSync(`${FILE}.${process.pid}`, dump)
  renameSync(`${FILE}.${process.pid}`, FILE)
  writeFileSync(STAMP, version())
  return FILE
}
