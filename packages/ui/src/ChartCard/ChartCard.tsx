import { Download, Ellipsis, Table } from 'lucide-react'
import { type ComponentPropsWithRef, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { AmountText } from '../AmountText'
import { formatAmount } from '../amount/formatAmount'
import { Card } from '../Card'
import { IconButton } from '../IconButton'
import { Menu } from '../Menu'
import * as S from './ChartCard.styles'
import { ChartPlot, pointAt, pointX } from './ChartPlot'
import { ChartTable } from './ChartTable'
import { type ChartPoint, type ChartSeries, seriesPaint } from './chartSeries'
import { useWidth } from './useWidth'

export interface ChartCardProps extends Omit<ComponentPropsWithRef<typeof Card>, 'title' | 'children' | 'actions'> {
  title: string
  /** Stacked bars for amounts that add up, lines for counts side by side. */
  kind: 'bars' | 'lines'
  /** Oldest first. */
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  /** Offers "Download CSV" in the options. */
  onDownload?: (() => void) | undefined
  /** In place of the drawing: a skeleton, a failed card, nothing yet. */
  instead?: ReactNode
}

/** Days shown where a phone has no room for more (DESIGN §5). */
const NARROW_POINTS = 14
const NARROW_WIDTH = 420

/** Figures over time with exact values on hover or arrow keys, and the same as a table. */
export function ChartCard({ title, kind, points, series, onDownload, instead, ...rest }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <Card
      title={title}
      actions={
        <>
          <S.Legend aria-label="Series">
            {series.map((one, index) => (
              <li key={one.id}>
                <Swatch index={index} />
                {one.label}
              </li>
            ))}
          </S.Legend>
          <Menu
            label={`${title} options`}
            trigger={<IconButton size="sm" label={`${title} options`} icon={Ellipsis} />}
            items={[
              {
                id: 'table',
                label: asTable ? 'View as chart' : 'View as table',
                icon: Table,
                onSelect: () => setAsTable(!asTable),
              },
              ...(onDownload ? [{ id: 'csv', label: 'Download CSV', icon: Download, onSelect: onDownload }] : []),
            ]}
          />
        </>
      }
      flush
      {...rest}
    >
      {instead ??
        (asTable ? (
          <ChartTable title={title} points={points} series={series} />
        ) : (
          <Readable title={title} kind={kind} points={points} series={series} />
        ))}
    </Card>
  )
}

/** The drawing under a reader that pointer and arrow keys move from day to day. */
function Readable({ title, kind, points, series }: Pick<ChartCardProps, 'title' | 'kind' | 'points' | 'series'>) {
  const { ref, width } = useWidth<HTMLDivElement>(720)
  const [marked, setMarked] = useState(-1)
  const from = width < NARROW_WIDTH ? Math.max(0, points.length - NARROW_POINTS) : 0
  const shown = points.slice(from)
  const cut = series.map((one) => ({ ...one, values: one.values.slice(from) }))
  const point = shown[marked]
  const said = point
    ? `${point.title}: ${cut.map((one) => `${one.label} ${formatAmount(one.values[marked] ?? '')} ${one.unit ?? ''}`.trim()).join(', ')}`
    : 'No day chosen'
  const move = (event: PointerEvent<HTMLDivElement>) =>
    setMarked(pointAt(event.clientX - event.currentTarget.getBoundingClientRect().left, shown.length, width))
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = shown.length - 1
    const next = { ArrowRight: marked + 1, ArrowLeft: marked < 0 ? last : marked - 1, Home: 0, End: last, Escape: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setMarked(event.key === 'Escape' ? -1 : Math.min(Math.max(next, 0), last))
  }
  const x = pointX(marked, shown.length, width)
  return (
    <S.Plot ref={ref} dir="ltr">
      <ChartPlot
        kind={kind}
        points={shown}
        series={cut}
        width={width}
        marked={marked}
        summary={`${title}, ${shown[0]?.title ?? ''} to ${shown.at(-1)?.title ?? ''}: ${series.map((one) => one.label).join(' and ')}`}
      />
      <S.Reader
        role="slider"
        tabIndex={0}
        aria-label={`${title} by day`}
        aria-valuemin={-1}
        aria-valuemax={shown.length - 1}
        aria-valuenow={marked}
        aria-valuetext={said}
        onPointerMove={move}
        onPointerDown={move}
        onPointerLeave={() => setMarked(-1)}
        onKeyDown={step}
        onBlur={() => setMarked(-1)}
      />
      {point ? (
        <S.Tip style={{ left: x }} data-side={x > width / 2 ? 'before' : 'after'} aria-hidden="true">
          <b>{point.title}</b>
          <dl>
            {cut.map((one, index) => (
              <div key={one.id} style={{ display: 'contents' }}>
                <dt>
                  <Swatch index={index} />
                  {one.label}
                </dt>
                <dd>
                  <AmountText value={one.values[marked]} unit={one.unit} />
                </dd>
              </div>
            ))}
          </dl>
        </S.Tip>
      ) : null}
    </S.Plot>
  )
}

function Swatch({ index }: { index: number }) {
  const { fill, edge } = seriesPaint(index)
  return <S.Swatch style={{ background: fill, boxShadow: fill === edge ? undefined : `inset 0 0 0 1px ${edge}` }} />
}
