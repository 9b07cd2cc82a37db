import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DashboardQuery } from '../../contract'
import type { Db } from '../db/database'
import { rows } from '../db/database'

/** A stretch of time, cut into buckets of the admin's zone, with the stretch of the same length before it. */
export interface Period {
  readonly from: Date
  readonly until: Date
  readonly before: Date
  readonly step: 'hour' | 'day'
  readonly zone: string
}

const HOUR_MS = 3_600_000
const DAYS = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 } as const

/** Range of the dashboard as instants. A custom range runs from midnight to midnight of the zone (half-open, PRODUCT §0). */
export async function periodOf(db: Db, query: DashboardQuery, zone: string, now: Date): Promise<Period> {
  const range = query.range ?? '30d'
  if (range !== 'custom') {
    const length = DAYS[range] * 24 * HOUR_MS
    const from = new Date(now.getTime() - length)
    return { from, until: now, before: new Date(from.getTime() - length), step: range === '24h' ? 'hour' : 'day', zone }
  }
  const [days] = await rows<{ from: string; until: string }>(
    db,
    sql`select ((${query.from}::date)::timestamp at time zone ${zone})::text as "from", ((${query.to}::date + 1)::timestamp at time zone ${zone})::text as "until"`,
  )
  const from = new Date(days?.from ?? now)
  const until = new Date(days?.until ?? now)
  return { from, until, before: new Date(2 * from.getTime() - until.getTime()), step: 'day', zone }
}

const stamp = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`

/** `column` lies in the period. */
export const within = (column: SQLWrapper, { from, until }: Pick<Period, 'from' | 'until'>): SQL =>
  sql`(${column} >= ${stamp(from)} and ${column} < ${stamp(until)})`

/** `column` lies in the stretch before the period. */
export const withinBefore = (column: SQLWrapper, { before, from }: Period): SQL => within(column, { from: before, until: from })

/**
 * A sum per bucket, oldest first, buckets without rows included as 0. `source` is everything after `from`, `where` comes on top;
 * the values are exact decimal strings.
 */
export async function series(
  db: Db,
  period: Period,
  { value, source, at, where }: { readonly value: SQL; readonly source: SQL; readonly at: SQLWrapper; readonly where?: SQL | undefined },
): Promise<{ at: string; value: string }[]> {
  const { step, zone, from, until } = period
  const unit = sql.raw(`'${step}'`)
  const interval = sql.raw(`interval '1 ${step}'`)
  const found = await rows<{ at: string; value: string }>(
    db,
    sql`with sums as (
          select date_trunc(${unit}, ${at} at time zone ${zone}) as bucket, ${value} as value
          from ${source} where ${within(at, period)} ${where ? sql`and ${where}` : sql``} group by 1)
        select to_char((b at time zone ${zone}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, coalesce(sums.value, 0)::text as value
        from generate_series(date_trunc(${unit}, ${stamp(from)} at time zone ${zone}),
                             date_trunc(${unit}, (${stamp(until)} - interval '1 microsecond') at time zone ${zone}), ${interval}) as b
        left join sums on sums.bucket = b order by b`,
  )
  return found
}
