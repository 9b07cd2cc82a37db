/** Box of a spark line in its own units; the drawing is stretched to the tile. */
export const SPARK = { width: 260, height: 40 } as const

/** Line and area of a series, scaled between its own extremes. Fewer than two values draw nothing. */
export function sparkPath(values: readonly number[]): { line: string; area: string } | null {
  if (values.length < 2 || values.some((value) => !Number.isFinite(value))) return null
  const low = Math.min(...values)
  const spread = Math.max(...values) - low || 1
  const step = SPARK.width / (values.length - 1)
  const points = values.map(
    (value, index) => `${(index * step).toFixed(1)} ${(SPARK.height - 4 - ((value - low) / spread) * (SPARK.height - 10)).toFixed(1)}`,
  )
  const line = `M${points.join('L')}`
  return { line, area: `${line}L${SPARK.width} ${SPARK.height}L0 ${SPARK.height}Z` }
}
