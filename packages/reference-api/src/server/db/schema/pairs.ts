import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { PRICE_SOURCES } from '../../../contract/currencyStates'
import { type OrderType, PAIR_STATUSES } from '../../../contract/pairStates'
import { FEE_GROUPS } from '../../../contract/userStates'
import { amount, fraction, oneOf, time, version } from './columns'
import { currencies } from './currencies'

/** Markets. The symbol is `BASE_QUOTE` and never changes. */
export const pairs = pgTable(
  'pairs',
  {
    symbol: text().primaryKey(),
    base: text()
      .notNull()
      .references(() => currencies.code),
    quote: text()
      .notNull()
      .references(() => currencies.code),
    status: text({ enum: PAIR_STATUSES }).notNull(),
    /** Where maintenance leads back to. */
    statusBefore: text({ enum: PAIR_STATUSES }),
    statusReason: text(),
    visible: boolean().notNull(),
    position: integer().notNull(),
    pricePrecision: integer().notNull(),
    amountPrecision: integer().notNull(),
    minPrice: amount().notNull().default('0'),
    /** 0 is none. */
    maxPrice: amount().notNull().default('0'),
    minAmount: amount().notNull().default('0'),
    maxAmount: amount().notNull().default('0'),
    minNotional: amount().notNull().default('0'),
    makerFee: fraction().notNull(),
    takerFee: fraction().notNull(),
    orderTypes: jsonb().$type<OrderType[]>().notNull(),
    botEnabled: boolean().notNull(),
    priceSource: text({ enum: PRICE_SOURCES }).notNull(),
    priceUpdatedAt: time().notNull(),
    last: amount().notNull(),
    /** Share of one, may be below zero: 0.0214 is +2.14 %. */
    change24h: amount().notNull().default('0'),
    high24h: amount().notNull(),
    low24h: amount().notNull(),
    /** Quote currency; filled bot orders of the last 24 h. */
    volume24h: amount().notNull().default('0'),
    openOrders: integer().notNull().default(0),
    /** Prices of the last 24 h, oldest first. */
    spark: jsonb().$type<string[]>().notNull().default([]),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    version: version(),
  },
  (t) => [
    index('pairs_base').on(t.base),
    index('pairs_quote').on(t.quote),
    index('pairs_position').on(t.position, t.symbol),
    oneOf('pairs_status_known', t.status, PAIR_STATUSES),
  ],
)

/** Fees of one group on one pair, in place of the pair's own. */
export const pairFeeOverrides = pgTable(
  'pair_fee_overrides',
  {
    pair: text()
      .notNull()
      .references(() => pairs.symbol, { onDelete: 'cascade' }),
    group: text({ enum: FEE_GROUPS }).notNull(),
    maker: fraction().notNull(),
    taker: fraction().notNull(),
  },
  (t) => [primaryKey({ columns: [t.pair, t.group] })],
)
