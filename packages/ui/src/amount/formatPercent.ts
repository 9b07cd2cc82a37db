import { type AmountFormat, formatAmount } from './formatAmount'
import { readDecimal, shiftPoint, writeDecimal } from './readDecimal'
import { roundAmount } from './roundAmount'

/** A fraction as per cent, exact: `0.001` becomes `0.1`. What is no decimal comes back as it is. */
export function percentOf(fraction: string): string {
  const decimal = readDecimal(fraction)
  if (!decimal) return fraction
  const moved = shiftPoint(decimal.integer, decimal.fraction, 2)
  return writeDecimal({ ...decimal, ...moved, integer: moved.integer.replace(/^0+(?=\d)/, '') })
}

/** `0.0214` becomes `2.14%`: `places` decimals (2 unless told, 4 for fees, PRODUCT §0), no space. */
export function formatPercent(fraction: string, places = 2, format: AmountFormat = {}): string {
  const percent = percentOf(fraction)
  return readDecimal(percent) ? `${formatAmount(roundAmount(percent, places), format)}%` : fraction
}
