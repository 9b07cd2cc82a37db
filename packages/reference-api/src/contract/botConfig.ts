import * as v from 'valibot'
import { compareAmounts, percentBetween, positiveAmount } from './amount'
import { webAddress, wholeBetween } from './fields'

/** Quotes both sides around the middle. */
export const marketMakingConfig = v.strictObject({
  strategy: v.literal('market-making'),
  /** Percent between the two quotes. */
  spreadPct: percentBetween('0.01', '20'),
  /** Base currency per quote. */
  orderAmount: positiveAmount,
  levels: wholeBetween(1, 20, 'number of levels'),
  refreshSeconds: wholeBetween(1, 3600, 'number of seconds'),
  /** Percent that the stock may lean to one side. */
  inventorySkewPct: percentBetween('0', '100'),
})

/** Buys and sells on a ladder of prices. */
export const gridConfig = v.pipe(
  v.strictObject({
    strategy: v.literal('grid'),
    lowerPrice: positiveAmount,
    upperPrice: positiveAmount,
    grids: wholeBetween(2, 200, 'number of grids'),
    /** Quote currency for the whole ladder. */
    investment: positiveAmount,
    stopLossPct: v.nullable(percentBetween('0.1', '99')),
  }),
  v.forward(
    v.partialCheck(
      [['lowerPrice'], ['upperPrice']],
      ({ lowerPrice, upperPrice }) => compareAmounts(upperPrice, lowerPrice) > 0,
      'The upper price is not above the lower one.',
    ),
    ['upperPrice'],
  ),
)

/** Buys the same value again and again. */
export const recurringConfig = v.strictObject({
  strategy: v.literal('recurring'),
  /** Quote currency per purchase. */
  amount: positiveAmount,
  everyHours: wholeBetween(1, 720, 'number of hours'),
  /** Purchases until it stops; 0 is for ever. */
  purchases: wholeBetween(0, 10_000, 'number of purchases'),
})

/** Trades on messages from outside. */
export const signalConfig = v.strictObject({
  strategy: v.literal('signal'),
  source: webAddress,
  /** Quote currency per trade. */
  orderValue: positiveAmount,
  maxOpenOrders: wholeBetween(1, 100, 'number of orders'),
  takeProfitPct: percentBetween('0.1', '500'),
  stopLossPct: percentBetween('0.1', '99'),
})

/** Configuration of a bot; `strategy` says which. */
export const botConfig = v.union(
  [marketMakingConfig, gridConfig, recurringConfig, signalConfig],
  'Choose a strategy and fill in its fields.',
)
export type BotConfig = v.InferOutput<typeof botConfig>
