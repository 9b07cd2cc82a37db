import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ConversionEvent } from '../../../contract/conversion'
import { CONVERSION_FAILURES, CONVERSION_STATUSES, DESK_MODES } from '../../../contract/conversionStates'
import { amount, emptyFirst, oneOf, time, version } from './columns'
import { pairs } from './pairs'
import { users } from './users'

/** One currency turned into another at a quoted rate. */
export const conversions = pgTable(
  'conversions',
  {
    id: text().primaryKey(),
    /** What the user reads, e.g. `CNV-8K2M4Q`. */
    reference: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Pair of the desk that quoted. */
    desk: text().notNull(),
    from: text().notNull(),
    to: text().notNull(),
    fromAmount: amount().notNull(),
    toAmount: amount().notNull(),
    /** `to` for one `from`. */
    quotedRate: amount().notNull(),
    executedRate: amount(),
    spreadBps: integer().notNull(),
    fee: amount().notNull().default('0'),
    feeCurrency: text().notNull(),
    /** What the site earned, in `feeCurrency`. */
    revenue: amount().notNull().default('0'),
    /** `fromAmount` at the price of that time. USDT. */
    valueUsdt: amount().notNull().default('0'),
    revenueUsdt: amount().notNull().default('0'),
    status: text({ enum: CONVERSION_STATUSES }).notNull(),
    failureCode: text({ enum: CONVERSION_FAILURES }),
    failureMessage: text(),
    events: jsonb().$type<ConversionEvent[]>().notNull().default([]),
    quoteExpiresAt: time().notNull(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    finishedAt: time(),
    /** Milliseconds from asking to the end. */
    durationMs: integer(),
    version: version(),
  },
  (t) => [
    uniqueIndex('conversions_reference').on(t.reference),
    index('conversions_reference_start').on(t.reference.op('text_pattern_ops')),
    index('conversions_created').on(t.createdAt, t.id),
    index('conversions_user').on(t.userId, t.createdAt, t.id),
    index('conversions_status').on(t.status, t.createdAt, t.id),
    index('conversions_status_sort').on(t.status, t.id),
    index('conversions_from').on(t.from, t.id),
    index('conversions_to').on(t.to, t.id),
    index('conversions_value').on(t.valueUsdt, t.id),
    index('conversions_spread').on(t.spreadBps, t.id),
    index('conversions_duration').on(emptyFirst(t.durationMs), t.id),
    index('conversions_desk').on(t.desk, t.createdAt),
    oneOf('conversions_status_known', t.status, CONVERSION_STATUSES),
  ],
)

/** Who quotes a pair, and how. */
export const desks = pgTable('desks', {
  pair: text()
    .primaryKey()
    .references(() => pairs.symbol),
  mode: text({ enum: DESK_MODES }).notNull(),
  /** Quote currency that the desk pays for one base. */
  buyPrice: amount().notNull(),
  /** Quote currency that the desk asks for one base. */
  sellPrice: amount().notNull(),
  /** Percent, 0–50. */
  spreadPct: amount().notNull(),
  /** Base currency. */
  minSize: amount().notNull(),
  /** Base currency; 0 is none. */
  maxSize: amount().notNull(),
  /** Base currency; 0 is none. */
  dailyLimitPerUser: amount().notNull(),
  quoteExpirySec: integer().notNull().default(30),
  paused: boolean().notNull().default(false),
  message: text(),
  createdAt: time().notNull(),
  updatedAt: time().notNull(),
  version: version(),
})
