import { readDecimal } from '@quarterdeck/ui'

/** Whole per cent of `part` in `whole`, 0 to 100, cut and not rounded: 99.9 % is not all. */
export function relativeShare(part: string, whole: string): number {
  const some = readDecimal(part)
  const all = readDecimal(whole)
  if (!some || !all) return 0
  const places = Math.max(some.fraction.length, all.fraction.length)
  const units = ({ integer, fraction }: { integer: string; fraction: string }) => BigInt(integer + fraction.padEnd(places, '0'))
  const total = units(all)
  return total === 0n ? 0 : Math.min(100, Number((units(some) * 100n) / total))
}
