import type { PGlite, Transaction } from '@electric-sql/pglite'

/** Somebody asks a world that its story has left. */
export class WorldClosed extends Error {
  override readonly name = 'WorldClosed'
}

/**
 * One PGlite seen from inside one schema, so handlers need not know about worlds: every statement runs in a transaction that first sets
 * the search path. Throws `WorldClosed` when the story is over: a late request must not reach a dropped schema.
 */
export function worldClient(pg: PGlite, schema: string, isOpen: () => boolean): PGlite {
  const inside = <T>(run: (tx: Transaction) => Promise<T>) =>
    pg.transaction(async (tx) => {
      if (!isOpen()) throw new WorldClosed(schema)
      await tx.exec(`set local search_path to "${schema}"`)
      return await run(tx)
    })
  const client: Pick<PGlite, 'query' | 'exec' | 'transaction'> = {
    query: (text, params, options) => inside((tx) => tx.query(text, params, options)) as never,
    exec: (text, options) => inside((tx) => tx.exec(text, options)),
    transaction: (run) => inside(run),
  }
  return client as PGlite
}
