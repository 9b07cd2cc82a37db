/** Between figure and unit (DESIGN §10). */
const THIN = '\u2009'

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
] as const

/** Milliseconds in words: `340 ms`, `1.2 s`, `2 min 5 s`, `3 d 4 h`; two units at most, cut rather than rounded up. Not a finite number: an en dash. */
export function formatDuration(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return '–'
  const sign = milliseconds < 0 ? '\u2212' : ''
  const size = Math.abs(milliseconds)
  if (size < 1000) return `${sign}${Math.trunc(size)}${THIN}ms`
  if (size < 10_000) return `${sign}${Math.trunc(size / 100) / 10}${THIN}s`
  const first = UNITS.findIndex(([, length]) => size >= length)
  const words: string[] = []
  let rest = size
  for (const [unit, length] of UNITS.slice(first, first + 2)) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count > 0) words.push(`${count}${THIN}${unit}`)
  }
  return sign + words.join(' ')
}
