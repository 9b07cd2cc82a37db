import { type Decimal, readDecimal, writeDecimal } from './readDecimal'

/** Adds one to a run of digits: `199` becomes `200`, `99` becomes `100`. */
function increment(digits: string): string {
  const nines = /9*$/.exec(digits)?.[0].length ?? 0
  const head = digits.slice(0, digits.length - nines)
  const zeros = '0'.repeat(nines)
  if (head === '') return `1${zeros}`
  return head.slice(0, -1) + String.fromCharCode(head.charCodeAt(head.length - 1) + 1) + zeros
}

/** Cuts a decimal to `places`, half away from zero, and fills up with zeros. Only for percentages and abbreviations: amounts are never rounded. */
export function roundDecimal({ negative, integer, fraction }: Decimal, places: number): Decimal {
  const kept = fraction.slice(0, places).padEnd(places, '0')
  const up = (fraction[places] ?? '0') >= '5'
  const digits = up ? increment(integer + kept) : integer + kept
  const whole = digits.slice(0, digits.length - places) || '0'
  const zero = /^0*$/.test(digits)
  return { negative: negative && !zero, integer: whole, fraction: digits.slice(digits.length - places) }
}

/** `roundDecimal` on strings; what is no decimal comes back as it is. */
export function roundAmount(value: string, places: number): string {
  const decimal = readDecimal(value)
  return decimal ? writeDecimal(roundDecimal(decimal, places)) : value
}
