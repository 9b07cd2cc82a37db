import * as v from 'valibot'
import { amount, compareAmounts, decimalText, percentBetween, positiveAmount } from './amount'
import { CONVERSION_FAILURES, CONVERSION_STATUSES, DESK_MODES } from './conversionStates'
import type { ListSpec } from './endpoint'
import { freeText, isoTime, pairSymbol, reason, recordVersion, wholeBetween } from './fields'
import { chosenRows } from './list'

/** A state that a conversion entered. */
export const conversionEvent = v.object({ status: v.picklist(CONVERSION_STATUSES), at: isoTime, note: v.optional(v.string()) })
export type ConversionEvent = v.InferOutput<typeof conversionEvent>

export const conversionListItem = v.object({
  id: v.string(),
  /** What the user reads: `CNV-` and seven characters or more. */
  reference: v.string(),
  userId: v.number(),
  userName: v.string(),
  desk: v.string(),
  from: v.string(),
  to: v.string(),
  fromAmount: decimalText,
  toAmount: decimalText,
  /** `to` for one `from`. */
  quotedRate: decimalText,
  executedRate: v.nullable(decimalText),
  spreadBps: v.number(),
  fee: decimalText,
  feeCurrency: v.string(),
  /** What the site earned, in `feeCurrency`. */
  revenue: decimalText,
  valueUsdt: decimalText,
  status: v.picklist(CONVERSION_STATUSES),
  failureCode: v.nullable(v.picklist(CONVERSION_FAILURES)),
  failureMessage: v.nullable(v.string()),
  createdAt: isoTime,
  updatedAt: isoTime,
  finishedAt: v.nullable(isoTime),
  /** Milliseconds from asking to the end. */
  durationMs: v.nullable(v.number()),
  version: recordVersion,
})
export type ConversionListItem = v.InferOutput<typeof conversionListItem>

export const conversion = v.object({
  ...conversionListItem.entries,
  events: v.array(conversionEvent),
  quoteExpiresAt: isoTime,
  /** A refund that waits for a second admin. */
  pendingApprovalId: v.nullable(v.string()),
})
export type Conversion = v.InferOutput<typeof conversion>

export const CONVERSION_LIST = {
  sort: ['createdAt', 'status', 'from', 'to', 'valueUsdt', 'spreadBps', 'durationMs', 'userId'],
  defaultSort: 'createdAt:desc',
  filters: {
    id: { kind: 'id' },
    reference: { kind: 'text' },
    userId: { kind: 'id' },
    from: { kind: 'enum' },
    to: { kind: 'enum' },
    desk: { kind: 'enum' },
    status: { kind: 'enum', values: CONVERSION_STATUSES },
    failureCode: { kind: 'enum', values: CONVERSION_FAILURES },
    valueUsdt: { kind: 'amount' },
    spreadBps: { kind: 'integer' },
    durationMs: { kind: 'integer' },
    createdAt: { kind: 'time' },
    updatedAt: { kind: 'time' },
  },
  search: ['reference', 'id', 'user'],
  day: 'createdAt',
} as const satisfies ListSpec

const perCurrency = v.array(v.object({ currency: v.string(), amount: decimalText }))

/** Sums of the filtered set, per currency. */
export const conversionTotals = v.object({
  conversions: v.number(),
  failed: v.number(),
  fromAmount: perCurrency,
  toAmount: perCurrency,
  fee: perCurrency,
  revenue: perCurrency,
  asOf: isoTime,
})
export type ConversionTotals = v.InferOutput<typeof conversionTotals>

export const refundBody = v.strictObject({ reason })
export const bulkConversionRetryBody = v.strictObject(chosenRows)

/** Who quotes a pair. */
export const desk = v.object({
  pair: v.string(),
  mode: v.picklist(DESK_MODES),
  /** Quote currency that the desk pays for one base; counts in `manual` mode. */
  buyPrice: decimalText,
  /** Quote currency that the desk asks for one base; counts in `manual` mode. */
  sellPrice: decimalText,
  /** Price of the market now. */
  marketPrice: decimalText,
  spreadPct: decimalText,
  /** Sizes in base currency; 0 is no limit. */
  minSize: decimalText,
  maxSize: decimalText,
  dailyLimitPerUser: decimalText,
  quoteExpirySec: v.number(),
  paused: v.boolean(),
  message: v.nullable(v.string()),
  conversions24h: v.number(),
  updatedAt: isoTime,
  version: recordVersion,
})
export type Desk = v.InferOutput<typeof desk>

export const DESK_LIST = {
  sort: ['pair', 'mode', 'spreadPct', 'conversions24h', 'updatedAt'],
  defaultSort: 'pair:asc',
  filters: { pair: { kind: 'enum' }, mode: { kind: 'enum', values: DESK_MODES }, paused: { kind: 'boolean' } },
  search: ['pair'],
} as const satisfies ListSpec

export const deskParams = v.strictObject({ pair: pairSymbol })

const fields = {
  mode: v.picklist(DESK_MODES),
  buyPrice: positiveAmount,
  sellPrice: positiveAmount,
  spreadPct: percentBetween('0', '50'),
  minSize: amount,
  maxSize: amount,
  dailyLimitPerUser: amount,
  quoteExpirySec: wholeBetween(5, 300, 'number of seconds'),
  paused: v.boolean(),
  /** What users read while the desk is paused. */
  message: v.nullable(freeText('The message', 300)),
}
const cheaper = ({ buyPrice, sellPrice }: { buyPrice?: string | undefined; sellPrice?: string | undefined }) =>
  buyPrice === undefined || sellPrice === undefined || compareAmounts(sellPrice, buyPrice) >= 0
const CHEAPER = 'The desk would sell below what it pays. Raise the selling price.'

export const newDeskBody = v.pipe(
  v.strictObject({ pair: pairSymbol, ...fields }),
  v.forward(v.partialCheck([['buyPrice'], ['sellPrice']], cheaper, CHEAPER), ['sellPrice']),
)
export const deskBody = v.pipe(
  v.partial(v.strictObject(fields)),
  v.forward(v.partialCheck([['buyPrice'], ['sellPrice']], cheaper, CHEAPER), ['sellPrice']),
)
export type DeskBody = v.InferOutput<typeof deskBody>
