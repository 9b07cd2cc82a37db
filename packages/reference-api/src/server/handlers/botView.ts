import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { bot, botListItem } from '../../contract'
import type { Context } from '../call'
import type { RecordKind } from '../change'
import { botOrders, bots, users } from '../db/schema'
import { notFound } from '../failure'
import { isOpenOrder } from '../orders'

/** Bots as records. */
export const BOT: RecordKind<typeof bots> = { table: bots, label: 'Bot', type: 'bot', name: (row) => row.name }

/** Columns of a bot with its owner's name and its orders in the book. */
export const BOT_COLUMNS = {
  ...getTableColumns(bots),
  userName: users.fullName,
  openOrders: sql<number>`(select count(*)::int from ${botOrders} where ${botOrders.botId} = ${bots.id} and ${isOpenOrder})`,
}

export type NamedBot = typeof bots.$inferSelect & { readonly userName: string; readonly openOrders: number }

export function botItem({
  netPnl,
  realized,
  volume,
  trades,
  winRate,
  profitFactor,
  maxDrawdown,
  metricsAt,
  ...row
}: NamedBot): InferInput<typeof botListItem> {
  return {
    ...row,
    metrics: { netPnl, realized, volume, trades, winRate, profitFactor, maxDrawdown, asOf: metricsAt.toISOString() },
    startedAt: row.startedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** One bot with its configuration; 404 when it is gone. */
export async function botView({ db }: Pick<Context, 'db'>, id: string): Promise<InferInput<typeof bot>> {
  const [row] = await db.select(BOT_COLUMNS).from(bots).innerJoin(users, eq(users.id, bots.userId)).where(eq(bots.id, id))
  if (!row) throw notFound('Bot')
  return { ...botItem(row), config: { ...row.config, strategy: row.strategy }, createdAt: row.createdAt.toISOString() }
}
