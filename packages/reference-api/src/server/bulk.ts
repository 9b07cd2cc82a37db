import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ListSpec } from '../contract/endpoint'
import { BULK_MAX, type BulkOutcome, type BulkResult, COUNT_DRIFT } from '../contract/list'
import type { Context } from './call'
import { conflict, Failure, invalidField } from './failure'
import type { ListPage } from './list/listPage'
import { type ListQuery, parseListQuery } from './list/parseListQuery'

/** Rows of a bulk act or an export as the body names them; see `chosenRows` of the contract. */
export interface Chosen {
  readonly ids?: readonly (string | number)[] | undefined
  readonly filter?: string | undefined
  readonly countSeen?: number | undefined
}

/** Where the rows come from: the same list, conditions and masking rules as the screen's. */
export interface ChosenFrom<Id extends string | number> {
  readonly spec: ListSpec
  readonly table: PgTable
  /** A second table that the list's conditions or order read. */
  readonly join?: { readonly table: PgTable; readonly on: SQL }
  readonly id: PgColumn
  /** The list's page for a parsed query; its `where` and `orderBy` are used. */
  page(list: ListQuery): ListPage
  /** Reads an id of the body; throws or returns null for what is none. */
  readonly readId: (id: string | number) => Id | null
  /** Most rows; more is 422. */
  readonly most?: number
}

const bothOrNone = () => invalidField('ids', 'Choose rows, or everything that matches: one of the two.')

/**
 * Ids of the chosen rows in the order of the list. With a filter the rows are counted again: when the count has moved by more than 1 % from
 * what the admin saw, 409 (`count_moved`) says both numbers and nothing is done (PRODUCT §0).
 */
export async function chooseRows<Id extends string | number>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { ids, filter, countSeen }: Chosen,
  { spec, table, join, id, page, readId, most = BULK_MAX }: ChosenFrom<Id>,
): Promise<Id[]> {
  if ((ids === undefined) === (filter === undefined)) throw bothOrNone()
  const query = parseListQuery(spec, new URLSearchParams(filter ?? ''), now)
  const { where, orderBy } = page(query)
  const known = ids?.map(readId).filter((one): one is Id => one !== null)
  const chosen: SQL | undefined = known ? inArray(id, known.length > 0 ? known : [readIdOfNothing(id)]) : where
  const all = db.select({ id }).from(table).$dynamic()
  const rows = await (join ? all.innerJoin(join.table, join.on) : all)
    .where(chosen)
    .orderBy(...orderBy)
    .limit(most + 1)
  if (rows.length > most) throw invalidField('filter', `More than ${most} rows match. Narrow the filter.`, 'too_large')
  if (!known && countSeen !== undefined && Math.abs(rows.length - countSeen) > countSeen * COUNT_DRIFT)
    throw conflict(`The list has changed: ${rows.length} rows match now, you saw ${countSeen}. Look again, then repeat.`, 'count_moved', {
      total: rows.length,
    })
  return rows.map((row) => row.id as Id)
}

/** No id of the body could be one: a value that matches nothing, in the column's own type. */
const readIdOfNothing = (id: PgColumn) => (id.dataType === 'number' ? -1 : '')

/** Items of the answer, at most; what went wrong comes first. */
const ITEMS_MAX = 1000
const RANK = { failed: 0, skipped: 1, done: 2 } as const

/** A row that needs nothing: thrown by `each`, shown as skipped with these words. */
export class Skip extends Error {
  override readonly name = 'Skip'
}

/**
 * Does one act row by row inside the call's transaction, each row in a savepoint: a row that is refused leaves the others standing.
 * A `Skip` or a 409 counts as skipped, any other refusal as failed; a fault of ours rolls everything back.
 */
export async function bulkAct<Id extends string | number, C extends Context>(
  call: C,
  ids: readonly Id[],
  each: (call: C, id: Id) => Promise<unknown>,
): Promise<BulkResult> {
  const items: BulkOutcome[] = []
  for (const id of ids) {
    try {
      await call.db.transaction(async (tx) => void (await each({ ...call, db: tx, version: null }, id)))
      items.push({ id, outcome: 'done' })
    } catch (error) {
      if (error instanceof Skip) items.push({ id, outcome: 'skipped', message: error.message })
      else if (error instanceof Failure) items.push({ id, outcome: error.status === 409 ? 'skipped' : 'failed', message: error.message })
      else throw error
    }
  }
  const count = (outcome: BulkOutcome['outcome']) => items.filter((item) => item.outcome === outcome).length
  return {
    done: count('done'),
    skipped: count('skipped'),
    failed: count('failed'),
    items: items.sort((a, b) => RANK[a.outcome] - RANK[b.outcome]).slice(0, ITEMS_MAX),
  }
}
