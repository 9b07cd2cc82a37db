import * as v from 'valibot'
import { compareAmounts, decimalsOf, fromUnits, positiveAmount, toUnits } from './amount'
import type { Pair } from './pair'
import { ORDER_SIDES, type PairStatus } from './pairStates'

/** An order to try: "buy 0.00012 at 64,210.5". */
export const orderToCheck = v.strictObject({ side: v.picklist(ORDER_SIDES), amount: positiveAmount, price: positiveAmount })
export type OrderToCheck = v.InferOutput<typeof orderToCheck>

export const ORDER_RULES = [
  'status',
  'pricePrecision',
  'amountPrecision',
  'minPrice',
  'maxPrice',
  'minAmount',
  'maxAmount',
  'minNotional',
] as const

/** One rule of the pair, held against the order. */
export interface OrderRuleResult {
  readonly rule: (typeof ORDER_RULES)[number]
  readonly passed: boolean
  /** What the rule wants, e.g. `0.0001` or `2`; `0` is no limit. */
  readonly wants: string
  /** What the order has. */
  readonly has: string
}
export const orderRuleResult = v.object({ rule: v.picklist(ORDER_RULES), passed: v.boolean(), wants: v.string(), has: v.string() })

/** The part of a pair that judges orders; a form gives what is typed so far. */
export type OrderRules = Pick<
  Pair,
  'status' | 'pricePrecision' | 'amountPrecision' | 'minPrice' | 'maxPrice' | 'minAmount' | 'maxAmount' | 'minNotional'
>

const ACCEPTS_ORDERS: readonly PairStatus[] = ['full', 'post-only']

/** Amount times price, exact to 18 places (rounded down). */
export const notionalOf = (amount: string, price: string): string => fromUnits((toUnits(amount) * toUnits(price)) / 10n ** 18n)

/** Holds an order against every rule of a pair. Expects canonical amounts. */
export function checkOrder(pair: OrderRules, { amount, price }: OrderToCheck): readonly OrderRuleResult[] {
  const notional = notionalOf(amount, price)
  const atLeast = (has: string, wants: string) => compareAmounts(has, wants) >= 0
  const atMost = (has: string, wants: string) => wants === '0' || compareAmounts(has, wants) <= 0
  return [
    { rule: 'status', passed: ACCEPTS_ORDERS.includes(pair.status), wants: 'full', has: pair.status },
    {
      rule: 'pricePrecision',
      passed: decimalsOf(price) <= pair.pricePrecision,
      wants: `${pair.pricePrecision}`,
      has: `${decimalsOf(price)}`,
    },
    {
      rule: 'amountPrecision',
      passed: decimalsOf(amount) <= pair.amountPrecision,
      wants: `${pair.amountPrecision}`,
      has: `${decimalsOf(amount)}`,
    },
    { rule: 'minPrice', passed: atLeast(price, pair.minPrice), wants: pair.minPrice, has: price },
    { rule: 'maxPrice', passed: atMost(price, pair.maxPrice), wants: pair.maxPrice, has: price },
    { rule: 'minAmount', passed: atLeast(amount, pair.minAmount), wants: pair.minAmount, has: amount },
    { rule: 'maxAmount', passed: atMost(amount, pair.maxAmount), wants: pair.maxAmount, has: amount },
    { rule: 'minNotional', passed: atLeast(notional, pair.minNotional), wants: pair.minNotional, has: notional },
  ]
}
