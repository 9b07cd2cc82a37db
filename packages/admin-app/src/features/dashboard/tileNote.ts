import type { DashboardTiles } from '@quarterdeck/reference-api/contract'
import { formatAmount, formatPercent } from '@quarterdeck/ui'

type Tile = DashboardTiles['tiles'][number]

/** The second fact of a tile in a few words; undefined where there is none. */
export function tileNote({ key, details }: Pick<Tile, 'key' | 'details'>): string | undefined {
  const count = (name: string) => (details[name] === undefined ? undefined : formatAmount(details[name]))
  switch (key) {
    case 'users':
      return count('newToday') && `${count('newToday')} new today`
    case 'openBotOrders':
      return count('olderThan24h') && `${count('olderThan24h')} older than 24 h`
    case 'conversions':
      return details['failedShare'] && `${formatPercent(details['failedShare'])} failed`
    case 'pairsLive':
      return count('total') && `of ${count('total')}, ${count('halted') ?? '0'} halted`
    default:
      return undefined
  }
}
