import type { DashboardTiles } from '@quarterdeck/reference-api/contract'
import { abbreviateAmount, Button, formatAmount, Skeleton, StatTile } from '@quarterdeck/ui'
import { type CSSProperties, useMemo } from 'react'
import { changeOf } from './changeOf'
import * as S from './Dashboard.styles'
import { getTiles } from './dashboard.api'
import { comparedWith, formatPeriod, type Period } from './range'
import { tileNote } from './tileNote'
import { useCard } from './useCard'

type Tile = DashboardTiles['tiles'][number]

const LABELS: Readonly<Record<Tile['key'], string>> = {
  users: 'Users',
  botVolume: 'Bot volume',
  openBotOrders: 'Open bot orders',
  botPnl: 'Bot net P&L',
  conversions: 'Conversions',
  conversionRevenue: 'Conversion revenue',
  pairsLive: 'Pairs live',
  failedSignIns: 'Failed sign-ins',
}

/** Key figures of what the admin may open, each leading to the list behind it. */
export function Tiles({ period }: { period: Period }) {
  const query = useMemo(() => formatPeriod(period), [period])
  const tiles = useCard<DashboardTiles>(
    ['tiles', query],
    useMemo(() => getTiles(query), [query]),
  )
  if (tiles.status === 'loading') {
    return (
      <div role="status" aria-label="Loading key figures">
        <Skeleton height={138} />
      </div>
    )
  }
  if (tiles.status === 'failed') {
    return (
      <S.Framed role="alert">
        Key figures could not be loaded: {tiles.failure.message}
        <Button size="sm" onClick={tiles.retry} busy={tiles.busy}>
          Try again
        </Button>
      </S.Framed>
    )
  }
  if (tiles.value.tiles.length === 0) return null
  return (
    <S.Tiles aria-label="Key figures" style={columns(tiles.value.tiles.length)}>
      {tiles.value.tiles.map((tile) => (
        <TileView key={tile.key} tile={tile} period={period} />
      ))}
    </S.Tiles>
  )
}

const columns = (count: number): CSSProperties & { '--columns': number } => ({ '--columns': Math.min(count, 4) })

function TileView({ tile, period }: { tile: Tile; period: Period }) {
  const { key, value, currency, previous, spark, to } = tile
  const [figure = '', scale = ''] = (currency ? abbreviateAmount(value) : formatAmount(value)).split(' ')
  const change = changeOf(key, value, previous)
  const unit = [scale, currency].filter(Boolean).join(' ')
  return (
    <StatTile
      label={LABELS[key]}
      figure={figure}
      {...(unit && { unit, exact: `${formatAmount(value)} ${currency ?? ''}`.trim() })}
      change={change}
      note={tileNote(tile) ?? (change ? comparedWith(period) : undefined)}
      series={spark.length > 1 ? spark.map(Number) : undefined}
      href={to}
    />
  )
}
