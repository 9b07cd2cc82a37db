import { compareAmounts, formatPercent, type StatChange } from '@quarterdeck/ui'
import { relativeChange } from './relativeChange'

/** Figures whose growth is good (true) or bad (false); a move of the others says neither (DESIGN §6 "Stat tile"). */
const GROWTH_IS_GOOD: Readonly<Record<string, boolean>> = {
  users: true,
  botVolume: true,
  botPnl: true,
  conversions: true,
  conversionRevenue: true,
  failedSignIns: false,
}

/** The size of a tile's move against the period before, or nothing to compare. */
export function changeOf(key: string, value: string, previous: string | null): StatChange | undefined {
  const percent = previous === null ? null : relativeChange(previous, value)
  if (previous === null || percent === null) return undefined
  const order = compareAmounts(value, previous)
  const direction = order > 0 ? 'up' : order < 0 ? 'down' : 'flat'
  const growthIsGood = GROWTH_IS_GOOD[key]
  const good = direction === 'flat' || growthIsGood === undefined ? undefined : (direction === 'up') === growthIsGood
  return { direction, text: formatPercent(percent), ...(good !== undefined && { good }) }
}
