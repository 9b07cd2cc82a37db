import { eq, getTableColumns } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { botOrder, botOrderListItem } from '../../contract'
import type { Context } from '../call'
import type { RecordKind } from '../change'
import { botOrders, bots, users } from '../db/schema'
import { notFound } from '../failure'

/** Bot orders as records. */
export const BOT_ORDER: RecordKind<typeof botOrders> = { table: botOrders, label: 'Bot order', type: 'botOrder', name: (row) => row.id }

/** Columns of an order with the names of its bot and its owner. */
export const ORDER_COLUMNS = { ...getTableColumns(botOrders), botName: bots.name, mode: bots.mode, userName: users.fullName }

type OrderRow = typeof botOrders.$inferSelect
export type NamedOrder = OrderRow & { readonly botName: string; readonly mode: 'live' | 'paper'; readonly userName: string }

export const botOrderItem = (row: NamedOrder): InferInput<typeof botOrderListItem> => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

/** One order with fills and states; 404 when it is gone. */
export async function botOrderView({ db }: Pick<Context, 'db'>, id: string): Promise<InferInput<typeof botOrder>> {
  const [row] = await db
    .select(ORDER_COLUMNS)
    .from(botOrders)
    .innerJoin(bots, eq(bots.id, botOrders.botId))
    .innerJoin(users, eq(users.id, botOrders.userId))
    .where(eq(botOrders.id, id))
  if (!row) throw notFound('Bot order')
  return { ...botOrderItem(row), fills: row.fills, stateHistory: row.stateHistory }
}
