import { useId } from 'react'
import * as S from './ChartCard.styles'
import { axisLabel, axisTicks, labelledPoints } from './chartScale'
import { type ChartPoint, type ChartSeries, plotted, seriesPaint } from './chartSeries'

export interface ChartPlotProps {
  kind: 'bars' | 'lines'
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  /** Drawing width in CSS pixels; the height is fixed. */
  width: number
  /** Marked point, or -1. */
  marked: number
  /** Summary for screen readers. */
  summary: string
}

export const PLOT_HEIGHT = 232
const LEFT = 44
const RIGHT = 12
const TOP = 10
const BOTTOM = 28

/** Centre of a point's column. */
export function pointX(index: number, count: number, width: number): number {
  return LEFT + ((width - LEFT - RIGHT) / Math.max(count, 1)) * (index + 0.5)
}

/** Index of the point whose column holds `x`. */
export function pointAt(x: number, count: number, width: number): number {
  const column = (width - LEFT - RIGHT) / Math.max(count, 1)
  return Math.min(Math.max(Math.floor((x - LEFT) / column), 0), count - 1)
}

/** Stacked bars or lines over days, as SVG so that theme colours follow by themselves (DESIGN §14). */
export function ChartPlot({ kind, points, series, width, marked, summary }: ChartPlotProps) {
  const clip = useId()
  const inner = PLOT_HEIGHT - TOP - BOTTOM
  const totals = points.map((_, index) => series.map((one) => plotted(one.values[index])))
  const highest = Math.max(
    0,
    ...totals.map((values) => (kind === 'bars' ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values))),
  )
  const ticks = axisTicks(highest)
  const top = ticks.at(-1) ?? 1
  const y = (value: number) => TOP + inner - (value / top) * inner
  const column = (width - LEFT - RIGHT) / Math.max(points.length, 1)
  const bar = Math.max(2, Math.min(14, column * 0.6))
  return (
    <svg viewBox={`0 0 ${width} ${PLOT_HEIGHT}`} height={PLOT_HEIGHT} role="img" aria-label={summary}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick).toFixed(1)}H${width - RIGHT}`} stroke="var(--chart-grid)" strokeWidth="1" />
          <S.Axis x={LEFT - 10} y={y(tick) + 4} textAnchor="end">
            {axisLabel(tick)}
          </S.Axis>
        </g>
      ))}
      {labelledPoints(points.length, Math.max(2, Math.floor((width - LEFT) / 96))).map((index) => (
        <S.Axis key={points[index]?.title ?? index} x={pointX(index, points.length, width)} y={PLOT_HEIGHT - 8} textAnchor="middle">
          {points[index]?.label}
        </S.Axis>
      ))}
      {marked >= 0 ? (
        <rect x={pointX(marked, points.length, width) - column / 2} y={TOP} width={column} height={inner} fill="var(--bg-hover)" />
      ) : null}
      <clipPath id={clip}>
        <rect x={LEFT} y={0} width={Math.max(0, width - LEFT - RIGHT)} height={TOP + inner} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {kind === 'bars'
          ? totals.map((values, index) => (
              <Stack key={points[index]?.title ?? index} values={values} x={pointX(index, points.length, width)} width={bar} y={y} />
            ))
          : series.map((one, index) => (
              <path
                key={one.id}
                d={`M${points.map((_, at) => `${pointX(at, points.length, width).toFixed(1)} ${y(plotted(one.values[at])).toFixed(1)}`).join('L')}`}
                fill="none"
                stroke={seriesPaint(index).edge}
                strokeWidth="1.75"
                strokeLinejoin="round"
              />
            ))}
      </g>
    </svg>
  )
}

/** One column: 1.5 px gaps between the parts, rounded at the top only. */
function Stack({ values, x, width, y }: { values: readonly number[]; x: number; width: number; y: (value: number) => number }) {
  let below = 0
  const highest = values.findLastIndex((value) => value > 0)
  return values.map((value, index) => {
    if (!(value > 0)) return null
    const foot = y(below) - (below > 0 ? 1.5 : 0)
    below += value
    const head = Math.min(y(below), foot)
    const round = index === highest ? Math.min(2.5, foot - head, width / 2) : 0
    const paint = seriesPaint(index)
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the stack is the identity of a part
        key={index}
        d={`M${x - width / 2} ${foot.toFixed(1)}V${(head + round).toFixed(1)}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}V${foot.toFixed(1)}z`}
        fill={paint.fill}
        stroke={paint.fill === paint.edge ? 'none' : paint.edge}
        strokeWidth="1"
      />
    )
  })
}
