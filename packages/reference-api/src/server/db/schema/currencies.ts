import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CurrencyLimit } from '../../../contract/currency'
import { CURRENCY_STATUSES, CURRENCY_TYPES, PRICE_SOURCES, WITHDRAW_FEE_TYPES } from '../../../contract/currencyStates'
import { amount, oneOf, time, version } from './columns'

/** Everything that can be held. */
export const currencies = pgTable(
  'currencies',
  {
    code: text().primaryKey(),
    name: text().notNull(),
    type: text({ enum: CURRENCY_TYPES }).notNull(),
    status: text({ enum: CURRENCY_STATUSES }).notNull(),
    /** Decimals that a balance may have, 0–18. */
    precision: integer().notNull(),
    position: integer().notNull(),
    iconUrl: text(),
    /** `#rrggbb`. */
    color: text(),
    /** USDT for one. */
    price: amount().notNull(),
    priceSource: text({ enum: PRICE_SOURCES }).notNull(),
    priceUpdatedAt: time().notNull(),
    depositEnabled: boolean().notNull(),
    withdrawEnabled: boolean().notNull(),
    tradeEnabled: boolean().notNull(),
    convertEnabled: boolean().notNull(),
    /** Why a switch is off, by switch. */
    offReasons: jsonb().$type<Record<string, string>>().notNull().default({}),
    minDeposit: amount().notNull().default('0'),
    minWithdraw: amount().notNull().default('0'),
    /** 0 is none. */
    maxWithdraw: amount().notNull().default('0'),
    withdrawFeeType: text({ enum: WITHDRAW_FEE_TYPES }).notNull(),
    withdrawFeeValue: amount().notNull().default('0'),
    limits: jsonb().$type<CurrencyLimit[]>().notNull().default([]),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    version: version(),
  },
  (t) => [
    index('currencies_position').on(t.position, t.code),
    oneOf('currencies_type_known', t.type, CURRENCY_TYPES),
    oneOf('currencies_status_known', t.status, CURRENCY_STATUSES),
  ],
)

/** Chains that a currency travels on. */
export const currencyNetworks = pgTable(
  'currency_networks',
  {
    id: text().primaryKey(),
    currency: text()
      .notNull()
      .references(() => currencies.code, { onDelete: 'cascade' }),
    chain: text().notNull(),
    contract: text(),
    confirmations: integer().notNull(),
    depositEnabled: boolean().notNull(),
    withdrawEnabled: boolean().notNull(),
    minDeposit: amount().notNull().default('0'),
    withdrawFee: amount().notNull().default('0'),
    memoRequired: boolean().notNull().default(false),
    /** `{tx}` stands for the transaction. */
    explorerTxUrl: text(),
    position: integer().notNull(),
  },
  (t) => [uniqueIndex('currency_networks_chain').on(t.currency, t.chain)],
)
