import * as v from 'valibot'
import { amount, compareAmounts, decimalText, positiveAmount } from './amount'
import { CURRENCY_STATUSES, CURRENCY_SWITCHES, CURRENCY_TYPES, PRICE_SOURCES, WITHDRAW_FEE_TYPES } from './currencyStates'
import type { ListSpec } from './endpoint'
import { currencyCode, isoTime, reason, recordVersion, textOf, webAddress, wholeBetween } from './fields'
import { chosenRows } from './list'

/** What one identity level may withdraw. */
export const currencyLimit = v.strictObject({
  level: wholeBetween(0, 10, 'level'),
  amount24h: amount,
  amountMonthly: amount,
})
export type CurrencyLimit = v.InferOutput<typeof currencyLimit>

/** A chain that the currency travels on. */
export const currencyNetwork = v.strictObject({
  chain: textOf('The chain', 40),
  /** Address of the token's contract. */
  contract: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(120, 'The contract address is too long.'))),
  confirmations: wholeBetween(1, 500, 'number of confirmations'),
  depositEnabled: v.boolean(),
  withdrawEnabled: v.boolean(),
  minDeposit: amount,
  withdrawFee: amount,
  memoRequired: v.boolean(),
  /** `{tx}` stands for the transaction. */
  explorerTxUrl: v.nullable(
    v.pipe(
      webAddress,
      v.check((url) => url.includes('{tx}'), 'Write {tx} where the transaction goes.'),
    ),
  ),
})
export type CurrencyNetwork = v.InferOutput<typeof currencyNetwork>

export const withdrawFee = v.strictObject({ type: v.picklist(WITHDRAW_FEE_TYPES), value: amount })

/** One row of the currency list. */
export const currencyListItem = v.object({
  code: v.string(),
  name: v.string(),
  type: v.picklist(CURRENCY_TYPES),
  status: v.picklist(CURRENCY_STATUSES),
  precision: v.number(),
  position: v.number(),
  iconUrl: v.nullable(v.string()),
  color: v.nullable(v.string()),
  /** USDT for one. */
  price: decimalText,
  priceSource: v.picklist(PRICE_SOURCES),
  priceUpdatedAt: isoTime,
  depositEnabled: v.boolean(),
  withdrawEnabled: v.boolean(),
  tradeEnabled: v.boolean(),
  convertEnabled: v.boolean(),
  /** Why a switch is off, by switch. */
  offReasons: v.record(v.string(), v.string()),
  withdrawFee: v.object({ type: v.picklist(WITHDRAW_FEE_TYPES), value: decimalText }),
  networks: v.number(),
  pairs: v.number(),
  holders: v.number(),
  updatedAt: isoTime,
  version: recordVersion,
})
export type CurrencyListItem = v.InferOutput<typeof currencyListItem>

export const currency = v.object({
  ...currencyListItem.entries,
  minDeposit: decimalText,
  minWithdraw: decimalText,
  /** 0 is none. */
  maxWithdraw: decimalText,
  limits: v.array(currencyLimit),
  networks: v.array(currencyNetwork),
  createdAt: isoTime,
})
export type Currency = v.InferOutput<typeof currency>

/** What every screen needs to show amounts and to pick a currency. */
export const currencyOption = v.object({
  code: v.string(),
  name: v.string(),
  precision: v.number(),
  status: v.picklist(CURRENCY_STATUSES),
  iconUrl: v.nullable(v.string()),
  color: v.nullable(v.string()),
})
export type CurrencyOption = v.InferOutput<typeof currencyOption>

export const CURRENCY_LIST = {
  sort: ['position', 'code', 'name', 'type', 'status', 'price', 'priceUpdatedAt', 'networks', 'pairs', 'holders', 'updatedAt'],
  defaultSort: 'position:asc',
  filters: {
    code: { kind: 'text' },
    name: { kind: 'text' },
    type: { kind: 'enum', values: CURRENCY_TYPES },
    status: { kind: 'enum', values: CURRENCY_STATUSES },
    depositEnabled: { kind: 'boolean' },
    withdrawEnabled: { kind: 'boolean' },
    tradeEnabled: { kind: 'boolean' },
    convertEnabled: { kind: 'boolean' },
    priceSource: { kind: 'enum', values: PRICE_SOURCES },
    price: { kind: 'amount' },
    priceUpdatedAt: { kind: 'time' },
    updatedAt: { kind: 'time' },
  },
  search: ['code', 'name'],
  day: 'updatedAt',
} as const satisfies ListSpec

export const currencyParams = v.strictObject({ code: currencyCode })

const fields = {
  name: textOf('The name', 64),
  type: v.picklist(CURRENCY_TYPES, 'Choose a type.'),
  status: v.picklist(CURRENCY_STATUSES, 'Choose a status.'),
  precision: wholeBetween(0, 18, 'precision'),
  iconUrl: v.nullable(webAddress),
  color: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'Write the colour as #rrggbb.'))),
  price: positiveAmount,
  priceSource: v.picklist(PRICE_SOURCES),
  depositEnabled: v.boolean(),
  withdrawEnabled: v.boolean(),
  tradeEnabled: v.boolean(),
  convertEnabled: v.boolean(),
  minDeposit: amount,
  minWithdraw: amount,
  maxWithdraw: amount,
  withdrawFee,
  limits: v.pipe(
    v.array(currencyLimit),
    v.maxLength(11, 'One line per level, 0 to 10.'),
    v.check((list) => new Set(list.map(({ level }) => level)).size === list.length, 'A level has two lines. Remove one.'),
    v.check(
      (list) => list.every(({ amount24h, amountMonthly }) => compareAmounts(amountMonthly, amount24h) >= 0),
      'A month allows less than a day. Raise the month.',
    ),
  ),
  networks: v.pipe(
    v.array(currencyNetwork),
    v.maxLength(30, 'Keep it to 30 networks.'),
    v.check((list) => new Set(list.map(({ chain }) => chain)).size === list.length, 'Two networks have the same chain. Remove one.'),
  ),
}

/** Highest and lowest withdrawal agree; 0 is no limit. */
const rangeHolds = ({ minWithdraw, maxWithdraw }: { minWithdraw?: string | undefined; maxWithdraw?: string | undefined }) =>
  minWithdraw === undefined || maxWithdraw === undefined || maxWithdraw === '0' || compareAmounts(maxWithdraw, minWithdraw) >= 0
const RANGE = 'The most is below the least. Raise it, or type 0 for no limit.'

export const newCurrencyBody = v.pipe(
  v.strictObject({ code: currencyCode, ...fields }),
  v.forward(v.partialCheck([['minWithdraw'], ['maxWithdraw']], rangeHolds, RANGE), ['maxWithdraw']),
)
export type NewCurrencyBody = v.InferOutput<typeof newCurrencyBody>

/** Everything but the code, which never changes. Status and switches have calls of their own. */
export const currencyBody = v.pipe(
  v.partial(v.omit(v.strictObject(fields), ['status', 'depositEnabled', 'withdrawEnabled', 'tradeEnabled', 'convertEnabled'])),
  v.forward(v.partialCheck([['minWithdraw'], ['maxWithdraw']], rangeHolds, RANGE), ['maxWithdraw']),
)
export type CurrencyBody = v.InferOutput<typeof currencyBody>

const switchFields = { switch: v.picklist(CURRENCY_SWITCHES), on: v.boolean(), reason: v.optional(reason) }
const reasonWhenOff = (input: { on: boolean; reason?: string | undefined }) => input.on || input.reason !== undefined

/** Throws one switch; off wants a reason. */
export const currencySwitchBody = v.pipe(
  v.strictObject(switchFields),
  v.forward(v.partialCheck([['on'], ['reason']], reasonWhenOff, 'Say why it is switched off.'), ['reason']),
)
export const bulkCurrencySwitchBody = v.pipe(
  v.strictObject({ ...chosenRows, ...switchFields }),
  v.forward(v.partialCheck([['on'], ['reason']], reasonWhenOff, 'Say why it is switched off.'), ['reason']),
)

/** Enables, hides or disables. Disabling may pause the pairs and cancel their orders in the same act. */
export const currencyStatusBody = v.strictObject({
  status: v.picklist(CURRENCY_STATUSES),
  reason: v.optional(reason),
  pausePairs: v.optional(v.boolean()),
  cancelOrders: v.optional(v.boolean()),
})

/** Puts `code` before another currency, or last. */
export const reorderBody = v.strictObject({ code: currencyCode, before: v.nullable(currencyCode) })

/** What disabling would touch. */
export const currencyImpact = v.object({
  livePairs: v.array(v.string()),
  openOrders: v.number(),
  runningBots: v.number(),
  pendingConversions: v.number(),
  holders: v.number(),
  /** Most decimals that a balance uses, and how many balances use more than each precision: precision cannot drop below. */
  decimalsInUse: v.number(),
  balancesAtThatPrecision: v.number(),
  /** The last enabled currency of a quote side cannot be disabled. */
  lastOfQuoteSide: v.boolean(),
})
export type CurrencyImpact = v.InferOutput<typeof currencyImpact>
