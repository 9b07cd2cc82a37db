import { type Decimal, readDecimal } from '@quarterdeck/ui'

/** Decimals of the fraction that comes out: four, so per cent have two. */
const PLACES = 4

/** Both figures as whole numbers of the same unit. */
function toWhole({ negative, integer, fraction }: Decimal, places: number): bigint {
  const whole = BigInt(integer + fraction.padEnd(places, '0'))
  return negative ? -whole : whole
}

/** Relative move from `before` to `after` as an exact decimal fraction (`0.0641`), cut at four places; null where it has no meaning. */
export function relativeChange(before: string, after: string): string | null {
  const old = readDecimal(before)
  const now = readDecimal(after)
  if (!old || !now) return null
  const places = Math.max(old.fraction.length, now.fraction.length)
  const from = toWhole(old, places)
  if (from <= 0n) return null
  const move = ((toWhole(now, places) - from) * 10n ** BigInt(PLACES)) / from
  const digits = (move < 0n ? -move : move).toString().padStart(PLACES + 1, '0')
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`
}
