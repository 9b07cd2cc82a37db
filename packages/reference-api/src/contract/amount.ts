import * as v from 'valibot'
import { plainAmount } from './plainAmount'

/** Decimal places that every amount keeps: NUMERIC(36,18). */
export const AMOUNT_PLACES = 18

const SCALE = 10n ** BigInt(AMOUNT_PLACES)

/** A plain decimal as a whole number of 10^-18, for exact sums and comparisons. Throws on anything but a plain decimal. */
export function toUnits(decimal: string): bigint {
  const [whole = '0', part = ''] = decimal.replace('-', '').split('.')
  const units = BigInt(whole) * SCALE + BigInt(part.padEnd(AMOUNT_PLACES, '0').slice(0, AMOUNT_PLACES) || '0')
  return decimal.startsWith('-') ? -units : units
}

/** Canonical decimal of a number of 10^-18. */
export function fromUnits(units: bigint): string {
  const size = units < 0n ? -units : units
  const whole = `${units < 0n ? '-' : ''}${size / SCALE}`
  const part = size % SCALE
  return part === 0n ? whole : `${whole}.${part.toString().padStart(AMOUNT_PLACES, '0').replace(/0+$/, '')}`
}

/** Below 0, 0 or above 0, as in a sort. Exact at any size. */
export function compareAmounts(a: string, b: string): number {
  const difference = toUnits(a) - toUnits(b)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** Decimals that an amount really uses: `0.1000` uses 1. */
export const decimalsOf = (decimal: string): number => plainAmount(decimal).split('.')[1]?.length ?? 0

const decimal = (pattern: RegExp, words: string) =>
  v.pipe(v.string('Type an amount.'), v.trim(), v.regex(pattern, words), v.transform(plainAmount))

/** Amount of zero or more, exact to 18 places. No exponent, no sign, no grouping; comes out canonical. */
export const amount = decimal(/^\d{1,18}(\.\d{1,18})?$/, 'Type a plain number of zero or more, such as 1250.5, with at most 18 decimals.')

/** Amount that may be below zero; `-0` comes out as `0`. */
export const signedAmount = decimal(/^-?\d{1,18}(\.\d{1,18})?$/, 'Type a plain number, such as -12.5, with at most 18 decimals.')

/** Amount above zero. */
export const positiveAmount = v.pipe(
  amount,
  v.check((value) => value !== '0', 'Type an amount above zero.'),
)

/** Share of one with six decimals, between `least` and `most`: 0.001 is 0.1 %. */
export const fractionBetween = (least: string, most: string) =>
  v.pipe(
    decimal(/^\d(\.\d{1,6})?$/, 'Type a fraction with at most six decimals, such as 0.001 for 0.1 %.'),
    v.check(
      (value) => compareAmounts(value, least) >= 0 && compareAmounts(value, most) <= 0,
      `Choose a value between ${least} and ${most}.`,
    ),
  )

/** Percent with four decimals, between `least` and `most`. */
export const percentBetween = (least: string, most: string) =>
  v.pipe(
    decimal(/^\d{1,3}(\.\d{1,4})?$/, 'Type a percentage with at most four decimals, such as 0.25.'),
    v.check(
      (value) => compareAmounts(value, least) >= 0 && compareAmounts(value, most) <= 0,
      `Choose a value between ${least} % and ${most} %.`,
    ),
  )

/** Any decimal that the server sends. */
export const decimalText = v.string()
