import * as v from 'valibot'
import { decimalText } from './amount'
import { BOT_MODES, BOT_ORDER_ERRORS, BOT_ORDER_STATES } from './botStates'
import type { ListSpec } from './endpoint'
import { isoTime, reason, recordId, recordVersion } from './fields'
import { chosenRows } from './list'
import { ORDER_SIDES, ORDER_TYPES } from './pairStates'

/** A part of an order that found its match. */
export const orderFill = v.object({
  price: decimalText,
  amount: decimalText,
  fee: decimalText,
  role: v.picklist(['maker', 'taker']),
  at: isoTime,
})
export type OrderFill = v.InferOutput<typeof orderFill>

/** A state that an order entered. */
export const orderStep = v.object({ state: v.picklist(BOT_ORDER_STATES), at: isoTime, note: v.optional(v.string()) })
export type OrderStep = v.InferOutput<typeof orderStep>

export const botOrderListItem = v.object({
  /** `BO-` and eight characters or more. */
  id: v.string(),
  botId: v.string(),
  botName: v.string(),
  mode: v.picklist(BOT_MODES),
  userId: v.number(),
  userName: v.string(),
  pair: v.string(),
  side: v.picklist(ORDER_SIDES),
  type: v.picklist(ORDER_TYPES),
  state: v.picklist(BOT_ORDER_STATES),
  /** Null for market orders. */
  price: v.nullable(decimalText),
  stopPrice: v.nullable(decimalText),
  averagePrice: v.nullable(decimalText),
  /** Base currency. */
  amount: decimalText,
  filledAmount: decimalText,
  /** Quote currency that the fills moved. */
  cost: decimalText,
  valueUsdt: decimalText,
  fee: decimalText,
  feeCurrency: v.string(),
  /** Quote currency; null for orders that opened a position. */
  realizedPnl: v.nullable(decimalText),
  tag: v.nullable(v.string()),
  errorCode: v.nullable(v.picklist(BOT_ORDER_ERRORS)),
  errorMessage: v.nullable(v.string()),
  createdAt: isoTime,
  updatedAt: isoTime,
  finishedAt: v.nullable(isoTime),
  version: recordVersion,
})
export type BotOrderListItem = v.InferOutput<typeof botOrderListItem>

export const botOrder = v.object({ ...botOrderListItem.entries, fills: v.array(orderFill), stateHistory: v.array(orderStep) })
export type BotOrder = v.InferOutput<typeof botOrder>

export const BOT_ORDER_LIST = {
  sort: ['createdAt', 'updatedAt', 'state', 'pair', 'botId', 'userId', 'price', 'amount', 'valueUsdt', 'realizedPnl'],
  defaultSort: 'createdAt:desc',
  filters: {
    id: { kind: 'id' },
    botId: { kind: 'id' },
    userId: { kind: 'id' },
    pair: { kind: 'enum' },
    side: { kind: 'enum', values: ORDER_SIDES },
    type: { kind: 'enum', values: ORDER_TYPES },
    state: { kind: 'enum', values: BOT_ORDER_STATES },
    errorCode: { kind: 'enum', values: BOT_ORDER_ERRORS },
    tag: { kind: 'text' },
    price: { kind: 'amount' },
    amount: { kind: 'amount' },
    valueUsdt: { kind: 'amount' },
    realizedPnl: { kind: 'amount' },
    createdAt: { kind: 'time' },
    updatedAt: { kind: 'time' },
  },
  search: ['id', 'tag', 'user', 'bot'],
  day: 'createdAt',
} as const satisfies ListSpec

/** Sums of the filtered set, per currency; never added across currencies. */
export const botOrderTotals = v.object({
  orders: v.number(),
  open: v.number(),
  errored: v.number(),
  /** By quote currency. */
  cost: v.array(v.object({ currency: v.string(), amount: decimalText })),
  fee: v.array(v.object({ currency: v.string(), amount: decimalText })),
  realizedPnl: v.array(v.object({ currency: v.string(), amount: decimalText })),
  asOf: isoTime,
})
export type BotOrderTotals = v.InferOutput<typeof botOrderTotals>

/** Prices around an order for its chart: what bots on the same pair paid. */
export const orderPrices = v.object({ points: v.array(v.object({ at: isoTime, price: decimalText })) })

export const botOrderParams = v.strictObject({ id: recordId })
export const cancelOrderBody = v.strictObject({ reason: v.optional(reason) })
/** Everything that matches wants the number typed by hand. */
export const bulkCancelBody = v.strictObject({
  ...chosenRows,
  confirmCount: v.optional(v.pipe(v.number(), v.integer())),
  reason: v.optional(reason),
})
export const bulkRetryBody = v.strictObject(chosenRows)
