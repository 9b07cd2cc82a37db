import { sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { dashboardTile } from '../../contract'
import { LIVE_PAIR_STATUSES } from '../../contract/pairStates'
import type { Call } from '../call'
import { type Db, rows } from '../db/database'
import { botOrders, bots, conversions, currencies, loginHistory, pairs, users } from '../db/schema'
import { sum } from '../money'
import { isOpenOrder } from '../orders'
import { type Period, series, within, withinBefore } from './period'

type Tile = InferInput<typeof dashboardTile>
type Figures = Readonly<Record<string, string>>

const DAY_MS = 86_400_000

/** One row of sums as exact decimals. */
async function figures(db: Db, statement: ReturnType<typeof sql>): Promise<Figures> {
  const [row] = await rows<Record<string, string | null>>(db, statement)
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, sum(value ?? '0')]))
}

const of = (found: Figures, name: string) => found[name] ?? '0'
const values = (points: readonly { value: string }[]) => points.map(({ value }) => sum(value))

/** Orders of live bots: paper money is no volume. */
const LIVE_ORDERS = sql`${botOrders} join ${bots} on ${bots.id} = ${botOrders.botId} and ${bots.mode} = 'live'`
/** Profit of an order after its fee, both at today's prices. */
const NET = sql`sum(coalesce(${botOrders.realizedPnl} * quoted.price, 0) - ${botOrders.fee} * paid.price)`
const PRICED_ORDERS = sql`${LIVE_ORDERS} join ${pairs} on ${pairs.symbol} = ${botOrders.pair}
  join ${currencies} quoted on quoted.code = ${pairs.quote} join ${currencies} paid on paid.code = ${botOrders.feeCurrency}`

async function usersTile(db: Db, period: Period, now: Date): Promise<Tile> {
  const found = await figures(
    db,
    sql`select count(*)::text as total, (count(*) filter (where ${users.createdAt} < ${period.from.toISOString()}::timestamptz))::text as previous,
          (count(*) filter (where ${within(users.createdAt, period)}))::text as added,
          (count(*) filter (where ${within(users.createdAt, { from: new Date(now.getTime() - DAY_MS), until: now })}))::text as "addedToday",
          (count(*) filter (where ${users.lastLoginAt} >= ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz))::text as active
        from ${users} where ${users.state} <> 'deleted' and ${users.createdAt} < ${period.until.toISOString()}::timestamptz`,
  )
  const added = await series(db, period, {
    value: sql`count(*)`,
    source: sql`${users}`,
    at: users.createdAt,
    where: sql`${users.state} <> 'deleted'`,
  })
  let total = of(found, 'previous')
  const spark = added.map(({ value }) => {
    total = sum(total, value)
    return total
  })
  return {
    key: 'users',
    value: of(found, 'total'),
    currency: null,
    previous: of(found, 'previous'),
    details: { new: of(found, 'added'), newToday: of(found, 'addedToday'), active24h: of(found, 'active') },
    spark,
    to: '/userList',
  }
}

async function botTiles(db: Db, period: Period, now: Date): Promise<Tile[]> {
  const at = botOrders.createdAt
  const volume = await figures(
    db,
    sql`select sum(${botOrders.valueUsdt}) filter (where ${within(at, period)})::text as value,
          sum(${botOrders.valueUsdt}) filter (where ${withinBefore(at, period)})::text as previous
        from ${LIVE_ORDERS} where ${within(at, { from: period.before, until: period.until })}`,
  )
  const profit = await figures(
    db,
    sql`select ${NET} filter (where ${within(at, period)})::text as value, ${NET} filter (where ${withinBefore(at, period)})::text as previous
        from ${PRICED_ORDERS} where ${within(at, { from: period.before, until: period.until })}`,
  )
  const open = await figures(
    db,
    sql`select count(*)::text as value, (count(*) filter (where ${at} < ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz))::text as old
        from ${botOrders} where ${isOpenOrder}`,
  )
  const errors = await figures(db, sql`select count(*)::text as value from ${bots} where ${bots.status} = 'error'`)
  return [
    {
      key: 'botVolume',
      value: of(volume, 'value'),
      currency: 'USDT',
      previous: of(volume, 'previous'),
      details: {},
      spark: values(await series(db, period, { value: sql`sum(${botOrders.valueUsdt})`, source: LIVE_ORDERS, at })),
      to: '/trade-history',
    },
    {
      key: 'openBotOrders',
      value: of(open, 'value'),
      currency: null,
      previous: null,
      details: { olderThan24h: of(open, 'old'), botsInError: of(errors, 'value') },
      spark: [],
      to: '/trade-history?f.state=in:pending,open,partially_filled',
    },
    {
      key: 'botPnl',
      value: of(profit, 'value'),
      currency: 'USDT',
      previous: of(profit, 'previous'),
      details: {},
      spark: values(await series(db, period, { value: NET, source: PRICED_ORDERS, at })),
      to: '/trade-history?sort=realizedPnl:desc',
    },
  ]
}

async function conversionTiles(db: Db, period: Period): Promise<Tile[]> {
  const at = conversions.createdAt
  const found = await figures(
    db,
    sql`select (count(*) filter (where ${within(at, period)}))::text as total, (count(*) filter (where ${withinBefore(at, period)}))::text as "totalBefore",
          (count(*) filter (where ${within(at, period)} and ${conversions.status} = 'failed'))::text as failed,
          round(coalesce((count(*) filter (where ${within(at, period)} and ${conversions.status} = 'failed'))::numeric
            / nullif(count(*) filter (where ${within(at, period)}), 0), 0), 6)::text as share,
          (sum(${conversions.revenueUsdt}) filter (where ${within(at, period)} and ${conversions.status} = 'completed'))::text as revenue,
          (sum(${conversions.revenueUsdt}) filter (where ${withinBefore(at, period)} and ${conversions.status} = 'completed'))::text as "revenueBefore"
        from ${conversions} where ${within(at, { from: period.before, until: period.until })}`,
  )
  const source = sql`${conversions}`
  return [
    {
      key: 'conversions',
      value: of(found, 'total'),
      currency: null,
      previous: of(found, 'totalBefore'),
      details: { failed: of(found, 'failed'), failedShare: of(found, 'share') },
      spark: values(await series(db, period, { value: sql`count(*)`, source, at })),
      to: '/cnv-list',
    },
    {
      key: 'conversionRevenue',
      value: of(found, 'revenue'),
      currency: 'USDT',
      previous: of(found, 'revenueBefore'),
      details: {},
      spark: values(
        await series(db, period, {
          value: sql`sum(${conversions.revenueUsdt})`,
          source,
          at,
          where: sql`${conversions.status} = 'completed'`,
        }),
      ),
      to: '/cnv-list?f.status=eq:completed',
    },
  ]
}

async function pairsTile(db: Db): Promise<Tile> {
  const live = sql.join(
    LIVE_PAIR_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  )
  const found = await figures(
    db,
    sql`select count(*)::text as total, (count(*) filter (where ${pairs.status} in (${live})))::text as live,
          (count(*) filter (where ${pairs.status} in ('cancel-only', 'paused', 'maintenance')))::text as halted from ${pairs}`,
  )
  return {
    key: 'pairsLive',
    value: of(found, 'live'),
    currency: null,
    previous: null,
    details: { total: of(found, 'total'), halted: of(found, 'halted') },
    spark: [],
    to: '/spot-pair',
  }
}

/** Always the last 24 hours against the 24 before, whatever the range (PRODUCT §2). */
async function signInsTile(db: Db, zone: string, now: Date): Promise<Tile> {
  const from = new Date(now.getTime() - DAY_MS)
  const day: Period = { from, until: now, before: new Date(from.getTime() - DAY_MS), step: 'hour', zone }
  const at = loginHistory.at
  const found = await figures(
    db,
    sql`select (count(*) filter (where ${within(at, day)}))::text as value, (count(*) filter (where ${withinBefore(at, day)}))::text as previous
        from ${loginHistory} where ${loginHistory.result} = 'failed' and ${within(at, { from: day.before, until: now })}`,
  )
  const failed = { value: sql`count(*)`, source: sql`${loginHistory}`, at, where: sql`${loginHistory.result} = 'failed'` }
  return {
    key: 'failedSignIns',
    value: of(found, 'value'),
    currency: null,
    previous: of(found, 'previous'),
    details: {},
    spark: values(await series(db, day, failed)),
    to: '/sub-admin?tab=audit',
  }
}

/** The tiles of the pages that the caller may open, in the order of the dashboard. */
export async function readTiles({ db, now, may }: Pick<Call, 'db' | 'now' | 'may'>, period: Period): Promise<Tile[]> {
  return [
    ...(may('Users List') ? [await usersTile(db, period, now)] : []),
    ...(may('Bot Orders') ? await botTiles(db, period, now) : []),
    ...(may('Conversions') ? await conversionTiles(db, period) : []),
    ...(may('Pairs') ? [await pairsTile(db)] : []),
    ...(may('Sub Admin', 'audit.view') ? [await signInsTile(db, period.zone, now)] : []),
  ]
}
