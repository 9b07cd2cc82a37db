import type { Db } from '../server/db/database'

/** A database that somebody opened and must close. */
export interface OpenDatabase {
  readonly db: Db
  /** What it is, for the log: a folder or a server's address without its password. */
  readonly name: string
  close(): Promise<void>
}

/** A start that cannot work, in one line for the person at the console. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
