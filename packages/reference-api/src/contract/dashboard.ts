import * as v from 'valibot'
import { decimalText } from './amount'
import { BOT_ORDER_STATES } from './botStates'
import { isoDay, isoTime } from './fields'
import { ORDER_SIDES } from './pairStates'
import { PAGE_NAMES } from './permissions'

export const DASHBOARD_RANGES = ['24h', '7d', '30d', '90d', 'custom'] as const

/** Range of the figures; `custom` wants `from` and `to`, days of the caller's zone, both inside. */
export const dashboardQuery = v.pipe(
  v.strictObject({
    range: v.optional(v.picklist(DASHBOARD_RANGES), '30d'),
    from: v.optional(isoDay),
    to: v.optional(isoDay),
  }),
  v.check(
    ({ range, from, to }) => range !== 'custom' || (from !== undefined && to !== undefined && from <= to),
    'Choose the first and the last day.',
  ),
)
export type DashboardQuery = v.InferInput<typeof dashboardQuery>

export const TILE_KEYS = [
  'users',
  'botVolume',
  'openBotOrders',
  'botPnl',
  'conversions',
  'conversionRevenue',
  'pairsLive',
  'failedSignIns',
] as const

/** One figure with the period before and its way there. Money is USDT. Absent when the caller may not open its page. */
export const dashboardTile = v.object({
  key: v.picklist(TILE_KEYS),
  value: decimalText,
  /** Null for counts. */
  currency: v.nullable(v.string()),
  /** Same figure of the period before; null when there is nothing to compare. */
  previous: v.nullable(decimalText),
  /** Second figure: new users, active 24 h, failed share … */
  details: v.record(v.string(), decimalText),
  spark: v.array(decimalText),
  /** Path with query of the list behind it. */
  to: v.string(),
})
export const dashboardTiles = v.object({ tiles: v.array(dashboardTile), asOf: isoTime })
export type DashboardTiles = v.InferOutput<typeof dashboardTiles>

/** A figure per day (per hour for 24 h). */
const series = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ step: v.picklist(['hour', 'day']), points: v.array(v.object({ at: isoTime, ...entries })), asOf: isoTime })

/** USDT; a field is null when the caller may not open its page. */
export const volumeSeries = series({ bots: v.nullable(decimalText), conversions: v.nullable(decimalText) })
export type VolumeSeries = v.InferOutput<typeof volumeSeries>
export const peopleSeries = series({ signUps: v.number(), logins: v.number() })
export type PeopleSeries = v.InferOutput<typeof peopleSeries>

export const recentBotOrders = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      pair: v.string(),
      side: v.picklist(ORDER_SIDES),
      amount: decimalText,
      price: v.nullable(decimalText),
      filledAmount: decimalText,
      state: v.picklist(BOT_ORDER_STATES),
      createdAt: isoTime,
    }),
  ),
  asOf: isoTime,
})

export const ATTENTION_KEYS = [
  'kycWaiting',
  'botsInError',
  'conversionsStuck',
  'stalePrices',
  'adminsWithoutTwoStep',
  'approvalsWaiting',
] as const
/** What waits for somebody; only of pages that the caller may open. */
export const attention = v.object({
  items: v.array(v.object({ key: v.picklist(ATTENTION_KEYS), count: v.number(), page: v.picklist(PAGE_NAMES), to: v.string() })),
  asOf: isoTime,
})
export type Attention = v.InferOutput<typeof attention>

export const adminActivity = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      at: isoTime,
      actorName: v.string(),
      action: v.string(),
      targetLabel: v.nullable(v.string()),
      targetType: v.string(),
      targetId: v.nullable(v.string()),
    }),
  ),
  asOf: isoTime,
})

export const SYSTEM_PARTS = ['api', 'realtime', 'database', 'mail', 'prices'] as const
export const systemStatus = v.object({
  parts: v.array(
    v.object({
      part: v.picklist(SYSTEM_PARTS),
      state: v.picklist(['ok', 'slow', 'down']),
      /** Milliseconds, where it can be measured. */
      ms: v.nullable(v.number()),
      /** A count or a word: mails that wait, prices that are old. */
      note: v.nullable(v.string()),
    }),
  ),
  asOf: isoTime,
})
export type SystemStatus = v.InferOutput<typeof systemStatus>
