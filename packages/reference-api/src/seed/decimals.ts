import { fromUnits, toUnits } from '../contract/amount'

/** Units of 10^-18 for a number with so many decimals. Sample data only: a product number never passes through a float. */
export const unitsOf = (value: number, decimals: number): bigint => toUnits(value.toFixed(Math.min(decimals, 18)))

const ONE = 10n ** 18n

/** Product of two decimals in units, rounded half away from zero to 18 places, as NUMERIC(36,18) does. */
export function timesUnits(a: bigint, b: bigint): bigint {
  const product = a * b
  const half = ONE / 2n
  return product >= 0n ? (product + half) / ONE : -((-product + half) / ONE)
}

/** Quotient in units, rounded down. 0 when there is nothing to divide by. */
export const dividedUnits = (a: bigint, b: bigint): bigint => (b === 0n ? 0n : (a * ONE) / b)

/** Cut to so many decimals, towards zero. */
export function cutUnits(units: bigint, decimals: number): bigint {
  const step = 10n ** BigInt(18 - Math.min(decimals, 18))
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
