import { type SQL, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderFill, OrderStep } from '../../../contract/botOrder'
import { BOT_MODES, BOT_ORDER_ERRORS, BOT_ORDER_STATES, BOT_STATUSES, BOT_STRATEGIES, type BotErrorFlag } from '../../../contract/botStates'
import { ORDER_SIDES, ORDER_TYPES } from '../../../contract/pairStates'
import { amount, emptyFirst, fraction, oneOf, searchWords, time, version, wordsOf } from './columns'
import { pairs } from './pairs'
import { users } from './users'

/** Programs that trade for a user. */
export const bots = pgTable(
  'bots',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    pair: text()
      .notNull()
      .references(() => pairs.symbol),
    strategy: text({ enum: BOT_STRATEGIES }).notNull(),
    /** Fields of the strategy; see the contract. */
    config: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: BOT_STATUSES }).notNull(),
    mode: text({ enum: BOT_MODES }).notNull(),
    errorFlags: jsonb().$type<BotErrorFlag[]>().notNull().default([]),
    errorHint: text(),
    /** Money figures in the pair's quote currency. */
    netPnl: amount().notNull().default('0'),
    realized: amount().notNull().default('0'),
    volume: amount().notNull().default('0'),
    trades: integer().notNull().default(0),
    /** Share of one. */
    winRate: fraction().notNull().default('0'),
    /** Won divided by lost; empty while nothing was lost. */
    profitFactor: amount(),
    /** Share of one. */
    maxDrawdown: fraction().notNull().default('0'),
    /** When the figures were reckoned. */
    metricsAt: time().notNull(),
    startedAt: time(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    version: version(),
    search: searchWords().generatedAlwaysAs((): SQL => wordsOf('id', 'name', 'pair')),
  },
  (t) => [
    index('bots_user').on(t.userId, t.id),
    index('bots_pair').on(t.pair, t.id),
    index('bots_status').on(t.status, t.id),
    oneOf('bots_status_known', t.status, BOT_STATUSES),
  ],
)

/** Orders that bots placed. */
export const botOrders = pgTable(
  'bot_orders',
  {
    id: text().primaryKey(),
    botId: text()
      .notNull()
      .references(() => bots.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    pair: text()
      .notNull()
      .references(() => pairs.symbol),
    side: text({ enum: ORDER_SIDES }).notNull(),
    type: text({ enum: ORDER_TYPES }).notNull(),
    state: text({ enum: BOT_ORDER_STATES }).notNull(),
    /** Empty for market orders. */
    price: amount(),
    stopPrice: amount(),
    averagePrice: amount(),
    /** Base currency. */
    amount: amount().notNull(),
    filledAmount: amount().notNull().default('0'),
    /** Quote currency that the fills moved. */
    cost: amount().notNull().default('0'),
    /** Cost at the quote's price of that time. USDT. */
    valueUsdt: amount().notNull().default('0'),
    fee: amount().notNull().default('0'),
    feeCurrency: text().notNull(),
    /** Quote currency; empty for orders that opened a position. */
    realizedPnl: amount(),
    tag: text(),
    errorCode: text({ enum: BOT_ORDER_ERRORS }),
    errorMessage: text(),
    fills: jsonb().$type<OrderFill[]>().notNull().default([]),
    stateHistory: jsonb().$type<OrderStep[]>().notNull().default([]),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    /** When it reached a final state. */
    finishedAt: time(),
    version: version(),
  },
  (t) => [
    index('bot_orders_created').on(t.createdAt, t.id),
    index('bot_orders_updated').on(t.updatedAt, t.id),
    index('bot_orders_id_start').on(t.id.op('text_pattern_ops')),
    index('bot_orders_tag_start').on(t.tag.op('text_pattern_ops')),
    index('bot_orders_user').on(t.userId, t.createdAt, t.id),
    index('bot_orders_bot').on(t.botId, t.createdAt, t.id),
    index('bot_orders_pair').on(t.pair, t.createdAt, t.id),
    index('bot_orders_state').on(t.state, t.createdAt, t.id),
    index('bot_orders_state_sort').on(t.state, t.id),
    index('bot_orders_price').on(emptyFirst(t.price), t.id),
    index('bot_orders_amount').on(t.amount, t.id),
    index('bot_orders_value').on(t.valueUsdt, t.id),
    index('bot_orders_pnl').on(emptyFirst(t.realizedPnl), t.id),
    index('bot_orders_open').on(t.pair, t.side).where(sql`${t.state} in ('pending', 'open', 'partially_filled')`),
    oneOf('bot_orders_state_known', t.state, BOT_ORDER_STATES),
  ],
)
