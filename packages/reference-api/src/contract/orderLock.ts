import { fromUnits, toUnits } from './amount'
import { notionalOf } from './checkOrder'
import type { OrderSide } from './pairStates'

/** The part of an order that decides what it sets aside. */
export interface LockingOrder {
  readonly side: OrderSide
  readonly amount: string
  readonly filledAmount: string
  /** Null for market orders, which set nothing aside. */
  readonly price: string | null
}

/** Rounded up to some decimals: less than the order may cost must never be set aside. */
function roundedUp(amount: string, decimals: number): string {
  const step = 10n ** BigInt(18 - decimals)
  const units = toUnits(amount)
  return fromUnits(((units + step - 1n) / step) * step)
}

/** Set aside by an open order of a live bot: what a buy may still pay, in the decimals of the quote, or what a sell may still give. */
export function orderLock(
  { side, amount, filledAmount, price }: LockingOrder,
  { base, quote }: { readonly base: string; readonly quote: string },
  quoteDecimals: number,
): { readonly currency: string; readonly amount: string } {
  const rest = fromUnits(toUnits(amount) - toUnits(filledAmount))
  return side === 'sell'
    ? { currency: base, amount: rest }
    : { currency: quote, amount: roundedUp(notionalOf(rest, price ?? '0'), quoteDecimals) }
}
