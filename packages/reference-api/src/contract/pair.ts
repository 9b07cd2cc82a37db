import * as v from 'valibot'
import { amount, compareAmounts, decimalText, fractionBetween } from './amount'
import { PRICE_SOURCES } from './currencyStates'
import type { ListSpec } from './endpoint'
import { currencyCode, isoTime, pairSymbol, reason, recordVersion, wholeBetween } from './fields'
import { chosenRows } from './list'
import { ORDER_SIDES, ORDER_TYPES, PAIR_STATUSES, PAIR_TABS } from './pairStates'
import { FEE_GROUPS } from './userStates'

/** Highest fee: one half. PRODUCT §5. */
export const fee = fractionBetween('0', '0.5')

/** Fees of one group, in place of the pair's own. */
export const feeOverride = v.strictObject({ group: v.picklist(FEE_GROUPS), maker: fee, taker: fee })
export type FeeOverride = v.InferOutput<typeof feeOverride>

export const pairStats = v.object({
  last: decimalText,
  /** Share of one: 0.0214 is +2.14 %. */
  change24h: decimalText,
  high24h: decimalText,
  low24h: decimalText,
  /** Quote currency. */
  volume24h: decimalText,
  openOrders: v.number(),
  /** Prices of the last 24 h, oldest first. */
  spark: v.array(decimalText),
})

/** A market; the list shows all of it but the overrides. */
export const pairListItem = v.object({
  symbol: v.string(),
  base: v.string(),
  quote: v.string(),
  status: v.picklist(PAIR_STATUSES),
  /** Where maintenance leads back to. */
  statusBefore: v.nullable(v.picklist(PAIR_STATUSES)),
  statusReason: v.nullable(v.string()),
  visible: v.boolean(),
  position: v.number(),
  pricePrecision: v.number(),
  amountPrecision: v.number(),
  minPrice: decimalText,
  /** 0 is none, as for the other upper bounds. */
  maxPrice: decimalText,
  minAmount: decimalText,
  maxAmount: decimalText,
  minNotional: decimalText,
  makerFee: decimalText,
  takerFee: decimalText,
  orderTypes: v.array(v.picklist(ORDER_TYPES)),
  botEnabled: v.boolean(),
  priceSource: v.picklist(PRICE_SOURCES),
  priceUpdatedAt: isoTime,
  stats: pairStats,
  updatedAt: isoTime,
  version: recordVersion,
})
export type PairListItem = v.InferOutput<typeof pairListItem>

export const pair = v.object({ ...pairListItem.entries, feeOverrides: v.array(feeOverride), bots: v.number(), createdAt: isoTime })
export type Pair = v.InferOutput<typeof pair>

/** What pickers and amounts need. */
export const pairOption = v.object({
  symbol: v.string(),
  base: v.string(),
  quote: v.string(),
  status: v.picklist(PAIR_STATUSES),
  pricePrecision: v.number(),
  amountPrecision: v.number(),
})
export type PairOption = v.InferOutput<typeof pairOption>

/** Pairs under each tab. */
export const pairCounts = v.object({ all: v.number(), trading: v.number(), halted: v.number(), draft: v.number() })

export const PAIR_LIST = {
  sort: ['position', 'symbol', 'status', 'last', 'change24h', 'volume24h', 'openOrders', 'minAmount', 'makerFee', 'takerFee', 'updatedAt'],
  defaultSort: 'position:asc',
  filters: {
    symbol: { kind: 'text' },
    base: { kind: 'enum' },
    quote: { kind: 'enum' },
    status: { kind: 'enum', values: PAIR_STATUSES },
    tab: { kind: 'enum', values: Object.keys(PAIR_TABS) },
    visible: { kind: 'boolean' },
    botEnabled: { kind: 'boolean' },
    last: { kind: 'amount' },
    change24h: { kind: 'amount' },
    volume24h: { kind: 'amount' },
    makerFee: { kind: 'amount' },
    takerFee: { kind: 'amount' },
    priceUpdatedAt: { kind: 'time' },
    updatedAt: { kind: 'time' },
  },
  search: ['symbol', 'base', 'quote'],
  day: 'updatedAt',
} as const satisfies ListSpec

export const pairParams = v.strictObject({ symbol: pairSymbol })

const overrides = v.pipe(
  v.array(feeOverride),
  v.maxLength(10),
  v.check((list) => new Set(list.map(({ group }) => group)).size === list.length, 'A group has two lines. Remove one.'),
)

const rules = {
  visible: v.boolean(),
  position: v.optional(wholeBetween(0, 100_000, 'position')),
  pricePrecision: wholeBetween(0, 10, 'price precision'),
  amountPrecision: wholeBetween(0, 10, 'amount precision'),
  minPrice: amount,
  maxPrice: amount,
  minAmount: amount,
  maxAmount: amount,
  minNotional: amount,
  orderTypes: v.pipe(v.array(v.picklist(ORDER_TYPES)), v.minLength(1, 'Allow at least one order type.')),
  botEnabled: v.boolean(),
  priceSource: v.picklist(PRICE_SOURCES),
}
const fees = { makerFee: fee, takerFee: fee, feeOverrides: overrides }

type Bounds = { [Field in 'minPrice' | 'maxPrice' | 'minAmount' | 'maxAmount']?: string | undefined }
const ordered = (least: string | undefined, most: string | undefined) =>
  least === undefined || most === undefined || most === '0' || compareAmounts(most, least) >= 0
const pricesHold = ({ minPrice, maxPrice }: Bounds) => ordered(minPrice, maxPrice)
const amountsHold = ({ minAmount, maxAmount }: Bounds) => ordered(minAmount, maxAmount)
const placesHold = ({ pricePrecision, amountPrecision }: { pricePrecision?: number | undefined; amountPrecision?: number | undefined }) =>
  (pricePrecision ?? 0) + (amountPrecision ?? 0) <= 10
const RANGE = 'The most is below the least. Raise it, or type 0 for no limit.'
const PLACES = 'Price and amount may have ten decimals together. Lower one of them.'

export const newPairBody = v.pipe(
  v.strictObject({ base: currencyCode, quote: currencyCode, ...rules, ...fees }),
  v.forward(
    v.partialCheck([['base'], ['quote']], ({ base, quote }) => base !== quote, 'Base and quote are the same. Choose two currencies.'),
    ['quote'],
  ),
  v.forward(v.partialCheck([['minPrice'], ['maxPrice']], pricesHold, RANGE), ['maxPrice']),
  v.forward(v.partialCheck([['minAmount'], ['maxAmount']], amountsHold, RANGE), ['maxAmount']),
  v.forward(v.partialCheck([['pricePrecision'], ['amountPrecision']], placesHold, PLACES), ['amountPrecision']),
)
export type NewPairBody = v.InferOutput<typeof newPairBody>

/** Everything but the symbol, the status and the fees, which have calls of their own. */
export const pairBody = v.pipe(
  v.partial(v.strictObject(rules)),
  v.forward(v.partialCheck([['minPrice'], ['maxPrice']], pricesHold, RANGE), ['maxPrice']),
  v.forward(v.partialCheck([['minAmount'], ['maxAmount']], amountsHold, RANGE), ['maxAmount']),
  v.forward(v.partialCheck([['pricePrecision'], ['amountPrecision']], placesHold, PLACES), ['amountPrecision']),
)
export type PairBody = v.InferOutput<typeof pairBody>

export const pairFeesBody = v.strictObject(fees)
export type PairFeesBody = v.InferOutput<typeof pairFeesBody>

/** Delisting wants a reason and no open orders: `cancelOrders` takes them away in the same act. */
export const pairStatusBody = v.strictObject({
  status: v.picklist(PAIR_STATUSES),
  reason: v.optional(reason),
  cancelOrders: v.optional(v.boolean()),
})
export const bulkPairStatusBody = v.strictObject({ ...chosenRows, ...pairStatusBody.entries })

/** With `preview` nothing changes: the answer shows old and new. */
export const bulkPairFeesBody = v.strictObject({
  ...chosenRows,
  makerFee: v.optional(fee),
  takerFee: v.optional(fee),
  preview: v.optional(v.boolean()),
  reason: v.optional(reason),
})
export const bulkFeesResult = v.object({
  done: v.number(),
  skipped: v.number(),
  failed: v.number(),
  items: v.array(
    v.object({
      id: v.string(),
      outcome: v.picklist(['done', 'skipped', 'failed', 'preview']),
      message: v.optional(v.string()),
      before: v.object({ makerFee: decimalText, takerFee: decimalText }),
      after: v.object({ makerFee: decimalText, takerFee: decimalText }),
    }),
  ),
})

/** Cancels every open order of a pair; the symbol is typed by hand. */
export const cancelPairOrdersBody = v.strictObject({
  side: v.picklist([...ORDER_SIDES, 'both']),
  confirmSymbol: v.string(),
  countSeen: v.pipe(v.number(), v.integer()),
  reason: v.optional(reason),
})

/** Open orders of a pair, before they are cancelled. */
export const openOrderCounts = v.object({ buy: v.number(), sell: v.number(), runningBots: v.number() })
