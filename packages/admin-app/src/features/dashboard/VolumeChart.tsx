import type { VolumeSeries } from '@quarterdeck/reference-api/contract'
import { ChartCard, type ChartSeries } from '@quarterdeck/ui'
import { useMemo } from 'react'
import { CardPart } from './CardPart'
import { chartPoints } from './chartPoints'
import { getVolume } from './dashboard.api'
import { downloadSeries } from './downloadSeries'
import { formatPeriod, type Period } from './range'
import { useCard } from './useCard'

/** Pixels of the plot. DESIGN §6. */
const PLOT_HEIGHT = 232

/** What was traded by bots and converted, a bar a day; only what the admin may open. */
export function VolumeChart({ period }: { period: Period }) {
  const query = useMemo(() => formatPeriod(period), [period])
  const volume = useCard<VolumeSeries>(
    ['volume', query],
    useMemo(() => getVolume(query), [query]),
  )
  if (volume.status !== 'ready') {
    const waiting = (
      <CardPart part={volume} what="Volume" height={PLOT_HEIGHT}>
        {() => null}
      </CardPart>
    )
    return <ChartCard title="Volume" kind="bars" points={[]} series={[]} instead={waiting} />
  }
  const { points, step } = volume.value
  const series = (['bots', 'conversions'] as const).flatMap((id): ChartSeries[] => {
    const values = points.flatMap((point) => point[id] ?? [])
    return values.length === points.length ? [{ id, label: id === 'bots' ? 'Bot trades' : 'Conversions', unit: 'USDT', values }] : []
  })
  return (
    <ChartCard
      title="Volume"
      kind="bars"
      points={chartPoints(points, step)}
      series={series}
      onDownload={() => downloadSeries('Volume', points, series)}
    />
  )
}
