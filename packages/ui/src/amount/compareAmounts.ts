import { type Decimal, readDecimal } from './readDecimal'

/** -1, 0 or 1 by value: `1.50` equals `1.5`. What is no decimal sorts after every figure. */
export function compareAmounts(a: string, b: string): -1 | 0 | 1 {
  const left = readDecimal(a)
  const right = readDecimal(b)
  if (!left || !right) return left ? -1 : right ? 1 : 0
  if (left.negative !== right.negative) return left.negative ? -1 : 1
  const size = compareSize(left, right)
  return left.negative && size !== 0 ? (size === 1 ? -1 : 1) : size
}

function compareSize(a: Decimal, b: Decimal): -1 | 0 | 1 {
  if (a.integer.length !== b.integer.length) return a.integer.length < b.integer.length ? -1 : 1
  const places = Math.max(a.fraction.length, b.fraction.length)
  const left = a.integer + a.fraction.padEnd(places, '0')
  const right = b.integer + b.fraction.padEnd(places, '0')
  return left === right ? 0 : left < right ? -1 : 1
}
