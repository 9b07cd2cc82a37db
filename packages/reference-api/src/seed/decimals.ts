import { fromUnits, toUnits } from '../contract/amount'

/** 10^0 … 10^18. */
const POWERS = Array.from({ length: 19 }, (_, exponent) => 10n ** BigInt(exponent))
const powerOf = (exponent: number): bigint => POWERS[Math.max(0, Math.min(18, exponent))] as bigint

/** Units of 10^-18 for a number with so many decimals. Sample data only: a product number never passes through a float. */
export function unitsOf(value: number, decimals: number): bigint {
  const places = Math.min(decimals, 18)
  const scaled = value * 10 ** places
  if (Math.abs(scaled) > Number.MAX_SAFE_INTEGER) return toUnits(value.toFixed(places))
  return BigInt(Math.round(scaled)) * powerOf(18 - places)
}

const ONE = 10n ** 18n
const HALF = ONE / 2n

/** Product of two decimals in units, rounded half away from zero to 18 places, as NUMERIC(36,18) does. */
export function timesUnits(a: bigint, b: bigint): bigint {
  const product = a * b
  return product >= 0n ? (product + HALF) / ONE : -((-product + HALF) / ONE)
}

/** Quotient in units, rounded down. 0 when there is nothing to divide by. */
export const dividedUnits = (a: bigint, b: bigint): bigint => (b === 0n ? 0n : (a * ONE) / b)

/** Cut to so many decimals, towards zero. */
export function cutUnits(units: bigint, decimals: number): bigint {
  const step = powerOf(18 - Math.min(decimals, 18))
  return (units / step) * step
}

/** Sums by key; reads as decimals. */
export class Sums {
  private readonly units = new Map<string, bigint>()
  add(key: string, units: bigint): void {
    this.units.set(key, (this.units.get(key) ?? 0n) + units)
  }
  get(key: string): bigint {
    return this.units.get(key) ?? 0n
  }
  text(key: string): string {
    return fromUnits(this.get(key))
  }
  keys(): IterableIterator<string> {
    return this.units.keys()
  }
}
