import * as v from 'valibot'
import { compareAmounts, decimalText, fromUnits, positiveAmount, toUnits } from './amount'
import type { Desk } from './conversion'
import { ORDER_SIDES, type OrderSide } from './pairStates'

/** Amounts that the live tester shows. PRODUCT §7. */
export const TESTER_AMOUNTS = ['1', '100', '10000'] as const

export const quoteBody = v.strictObject({
  side: v.picklist(ORDER_SIDES),
  amounts: v.pipe(v.array(positiveAmount), v.minLength(1), v.maxLength(10)),
})

/** What a user would get now. `refused` names the rule in the way. */
export interface DeskQuote {
  readonly amount: string
  /** Quote currency for one base. */
  readonly rate: string
  /** Quote currency, rounded down. */
  readonly total: string
  readonly refused: 'paused' | 'too_small' | 'too_large' | 'over_daily_limit' | null
}
export const deskQuote = v.object({
  amount: decimalText,
  rate: decimalText,
  total: decimalText,
  refused: v.nullable(v.picklist(['paused', 'too_small', 'too_large', 'over_daily_limit'])),
})

const ONE = 10n ** 18n

/** Rate of a desk: its own price, or the market's moved by half the spread against the user. */
export function deskRate(desk: Pick<Desk, 'mode' | 'buyPrice' | 'sellPrice' | 'marketPrice' | 'spreadPct'>, side: OrderSide): string {
  if (desk.mode === 'manual') return side === 'buy' ? desk.sellPrice : desk.buyPrice
  const market = toUnits(desk.marketPrice)
  const half = (market * toUnits(desk.spreadPct)) / (200n * ONE)
  return fromUnits(side === 'buy' ? market + half : market - half)
}

/** What a user who buys or sells `amount` of the base gets from this desk now. */
export function quoteDesk(
  desk: Pick<
    Desk,
    'mode' | 'buyPrice' | 'sellPrice' | 'marketPrice' | 'spreadPct' | 'minSize' | 'maxSize' | 'dailyLimitPerUser' | 'paused'
  >,
  side: OrderSide,
  amount: string,
): DeskQuote {
  const rate = deskRate(desk, side)
  const over = (limit: string) => limit !== '0' && compareAmounts(amount, limit) > 0
  const refused = desk.paused
    ? 'paused'
    : compareAmounts(amount, desk.minSize) < 0
      ? 'too_small'
      : over(desk.maxSize)
        ? 'too_large'
        : over(desk.dailyLimitPerUser)
          ? 'over_daily_limit'
          : null
  return { amount, rate, total: fromUnits((toUnits(amount) * toUnits(rate)) / ONE), refused }
}
