/** Whole steps people count in. */
const NICE = [1, 2, 2.5, 5, 10]

/** Top of the axis and its grid values for a highest value: five steps or fewer, always from 0. */
export function axisTicks(highest: number): readonly number[] {
  if (!(highest > 0) || !Number.isFinite(highest)) return [0, 1]
  const rough = highest / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (NICE.find((nice) => nice * power >= rough) ?? 10) * power
  const ticks: number[] = []
  for (let index = 0; index * step < highest + step; index += 1) ticks.push(index * step)
  return ticks
}

const SUFFIXES = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const

/** An axis label: `1.5M`, `250`, `0.002`. Axes may abbreviate (DESIGN §10). */
export function axisLabel(value: number): string {
  for (const [size, suffix] of SUFFIXES) if (value >= size) return `${Number((value / size).toFixed(2))}${suffix}`
  return `${Number(value.toPrecision(3))}`
}

/** Indexes whose labels are written below the axis: evenly spread, at most `most`. */
export function labelledPoints(count: number, most: number): readonly number[] {
  if (count <= 0 || most <= 0) return []
  const every = Math.max(1, Math.ceil(count / most))
  const first = count > every ? Math.floor(((count - 1) % every) / 2) : 0
  return Array.from({ length: Math.ceil((count - first) / every) }, (_, index) => first + index * every)
}
