import * as v from 'valibot'
import { decimalText } from './amount'
import { botConfig } from './botConfig'
import { BOT_CONTROLS, BOT_ERROR_FLAGS, BOT_MODES, BOT_STATUSES, BOT_STRATEGIES, type BotControl } from './botStates'
import type { ListSpec } from './endpoint'
import { isoTime, pairSymbol, recordVersion, textOf, wholeBetween } from './fields'
import { chosenRows } from './list'

/** Figures of a bot, in the pair's quote currency. */
export const botMetrics = v.object({
  netPnl: decimalText,
  realized: decimalText,
  volume: decimalText,
  trades: v.number(),
  /** Share of one. */
  winRate: decimalText,
  /** Won divided by lost; null while nothing was lost. */
  profitFactor: v.nullable(decimalText),
  /** Share of one. */
  maxDrawdown: decimalText,
  /** When they were reckoned. */
  asOf: isoTime,
})

export const botListItem = v.object({
  id: v.string(),
  name: v.string(),
  userId: v.number(),
  userName: v.string(),
  pair: v.string(),
  strategy: v.picklist(BOT_STRATEGIES),
  status: v.picklist(BOT_STATUSES),
  mode: v.picklist(BOT_MODES),
  errorFlags: v.array(v.picklist(BOT_ERROR_FLAGS)),
  /** What to do about the error. */
  errorHint: v.nullable(v.string()),
  metrics: botMetrics,
  openOrders: v.number(),
  startedAt: v.nullable(isoTime),
  updatedAt: isoTime,
  version: recordVersion,
})
export type BotListItem = v.InferOutput<typeof botListItem>

export const bot = v.object({ ...botListItem.entries, config: v.looseObject({ strategy: v.picklist(BOT_STRATEGIES) }), createdAt: isoTime })
export type Bot = v.InferOutput<typeof bot>

export const BOT_LIST = {
  sort: [
    'name',
    'userName',
    'pair',
    'strategy',
    'status',
    'mode',
    'netPnl',
    'volume',
    'trades',
    'winRate',
    'maxDrawdown',
    'startedAt',
    'updatedAt',
  ],
  defaultSort: 'updatedAt:desc',
  filters: {
    id: { kind: 'id' },
    name: { kind: 'text' },
    userId: { kind: 'id' },
    pair: { kind: 'enum' },
    strategy: { kind: 'enum', values: BOT_STRATEGIES },
    status: { kind: 'enum', values: BOT_STATUSES },
    mode: { kind: 'enum', values: BOT_MODES },
    netPnl: { kind: 'amount' },
    trades: { kind: 'integer' },
    updatedAt: { kind: 'time' },
  },
  search: ['id', 'name', 'pair', 'user'],
  day: 'updatedAt',
} as const satisfies ListSpec

const fields = { name: textOf('The name', 60), config: botConfig, mode: v.picklist(BOT_MODES) }
export const newBotBody = v.strictObject({ ...fields, userId: wholeBetween(1, 999_999_999, 'user id'), pair: pairSymbol })
export type NewBotBody = v.InferOutput<typeof newBotBody>
/** Owner and pair never change; a running bot takes a new configuration at its next step. */
export const botBody = v.partial(v.strictObject(fields))
export type BotBody = v.InferOutput<typeof botBody>
export const cloneBotBody = v.strictObject({ name: textOf('The name', 60) })

const control = {
  control: v.picklist(Object.keys(BOT_CONTROLS) as BotControl[]),
  /** What a stop does with open orders. */
  orders: v.optional(v.picklist(['leave', 'cancel'])),
}
export const botControlBody = v.strictObject(control)
export const bulkBotControlBody = v.strictObject({ ...chosenRows, ...control })
