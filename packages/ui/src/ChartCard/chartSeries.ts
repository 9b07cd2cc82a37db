/** One course of figures. Up to six are told apart by colour and by their place in legend, table and hover card. */
export interface ChartSeries {
  id: string
  label: string
  /** Asset or unit after each figure. */
  unit?: string | undefined
  /** Exact decimal strings, one per point; the drawing reads them as floats, words and table never do. */
  values: readonly string[]
}

/** A place on the time axis. */
export interface ChartPoint {
  /** Short, below the axis: `12 Nov`. */
  label: string
  /** Long, in hover card and table: `Thu 12 Nov 2026`. */
  title: string
}

/** Paint of the series at an index: the second stacks as a soft fill with an edge (DESIGN §4). */
export function seriesPaint(index: number): { fill: string; edge: string } {
  const edge = `var(--chart-${(index % 6) + 1})`
  return { fill: index === 1 ? 'var(--chart-2-soft)' : edge, edge }
}

/** The drawing's height of a figure; what is no number draws nothing. */
export const plotted = (value: string | undefined): number => {
  const number = Number(value)
  return Number.isFinite(number) ? number : 0
}
