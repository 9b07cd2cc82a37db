import { asc, eq, sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { pair, pairListItem } from '../../contract'
import { PAIR_TABS, type PairTab } from '../../contract/pairStates'
import type { Context } from '../call'
import type { RecordKind } from '../change'
import { bots, pairFeeOverrides, pairs } from '../db/schema'
import { notFound } from '../failure'

export type PairRow = typeof pairs.$inferSelect

/** Pairs as records. */
export const PAIR: RecordKind<typeof pairs> = { table: pairs, key: 'symbol', label: 'Pair', type: 'pair', name: (row) => row.symbol }

const NAMED_TABS = ['trading', 'halted', 'draft'] as const satisfies readonly PairTab[]

/** Tab of a pair; delisted ones stand under All only. */
export const PAIR_TAB = sql<string>`case ${sql.join(
  NAMED_TABS.map(
    (tab) =>
      sql`when ${pairs.status} in (${sql.join(
        PAIR_TABS[tab].map((status) => sql`${status}`),
        sql`, `,
      )}) then ${tab}::text`,
  ),
  sql` `,
)} else 'all' end`

export function pairItem({
  last,
  change24h,
  high24h,
  low24h,
  volume24h,
  openOrders,
  spark,
  ...row
}: PairRow): InferInput<typeof pairListItem> {
  return {
    ...row,
    stats: { last, change24h, high24h, low24h, volume24h, openOrders, spark },
    priceUpdatedAt: row.priceUpdatedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** One pair with fee overrides and its number of bots. */
export async function pairView({ db }: Pick<Context, 'db'>, row: PairRow): Promise<InferInput<typeof pair>> {
  const { group, maker, taker } = pairFeeOverrides
  const feeOverrides = await db
    .select({ group, maker, taker })
    .from(pairFeeOverrides)
    .where(eq(pairFeeOverrides.pair, row.symbol))
    .orderBy(asc(group))
  return {
    ...pairItem(row),
    feeOverrides,
    bots: await db.$count(bots, eq(bots.pair, row.symbol)),
    createdAt: row.createdAt.toISOString(),
  }
}

/** The pair of a call's path, or 404. */
export async function readPair({ db }: Pick<Context, 'db'>, symbol: string): Promise<PairRow> {
  const [row] = await db.select().from(pairs).where(eq(pairs.symbol, symbol))
  if (!row) throw notFound('Pair')
  return row
}
