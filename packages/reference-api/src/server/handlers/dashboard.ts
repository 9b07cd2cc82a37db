import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { attention, systemStatus } from '../../contract'
import { STUCK_CONVERSION_MINUTES } from '../../contract/conversionStates'
import { STALE_PRICE_MINUTES } from '../../contract/currencyStates'
import { LIVE_PAIR_STATUSES } from '../../contract/pairStates'
import type { Call, Handlers } from '../call'
import { periodOf, series } from '../dashboard/period'
import { readTiles } from '../dashboard/tiles'
import { admins, approvals, auditLog, botOrders, bots, conversions, outbox, pairs, userLogins, users } from '../db/schema'
import { sum } from '../money'

/** Rows of the short lists. */
const RECENT = 8

/** A part that answers later than this counts as slow. Milliseconds. */
const SLOW_MS = 500

const minutesAgo = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000)

const stalePairs = (now: Date) =>
  and(
    inArray(pairs.status, [...LIVE_PAIR_STATUSES]),
    eq(pairs.priceSource, 'feed'),
    lt(pairs.priceUpdatedAt, minutesAgo(now, STALE_PRICE_MINUTES)),
  )

type Waiting = InferInput<typeof attention>['items'][number]

async function whatWaits({ db, now, may }: Pick<Call, 'db' | 'now' | 'may'>): Promise<Waiting[]> {
  const stuckSince = minutesAgo(now, STUCK_CONVERSION_MINUTES)
  const open = inArray(conversions.status, ['pending', 'processing'])
  const asked = [
    may('Users List', 'kyc.review') && {
      key: 'kycWaiting' as const,
      count: await db.$count(users, eq(users.kycStatus, 'pending')),
      page: 'Users List' as const,
      to: '/userList?f.kycStatus=eq:pending&sort=kycSubmittedAt:asc',
    },
    may('Bot Orders') && {
      key: 'botsInError' as const,
      count: await db.$count(bots, eq(bots.status, 'error')),
      page: 'Bot Orders' as const,
      to: '/trade-history?tab=bots&f.status=eq:error',
    },
    may('Conversions') && {
      key: 'conversionsStuck' as const,
      count: await db.$count(conversions, and(open, lt(conversions.updatedAt, stuckSince))),
      page: 'Conversions' as const,
      to: '/cnv-list?f.status=in:pending,processing&sort=createdAt:asc',
    },
    may('Pairs') && {
      key: 'stalePrices' as const,
      count: await db.$count(pairs, stalePairs(now)),
      page: 'Pairs' as const,
      to: `/spot-pair?f.priceUpdatedAt=lt:${minutesAgo(now, STALE_PRICE_MINUTES).toISOString()}`,
    },
    may('Sub Admin') && {
      key: 'adminsWithoutTwoStep' as const,
      count: await db.$count(admins, and(eq(admins.status, 'active'), isNull(admins.twoFactorEnabledAt))),
      page: 'Sub Admin' as const,
      to: '/sub-admin?f.twoFactor=eq:false',
    },
    may('Sub Admin', 'approvals.decide') && {
      key: 'approvalsWaiting' as const,
      count: await db.$count(
        approvals,
        and(eq(approvals.status, 'pending'), sql`${approvals.expiresAt} > ${now.toISOString()}::timestamptz`),
      ),
      page: 'Sub Admin' as const,
      to: '/sub-admin?tab=approvals',
    },
  ]
  return asked.filter((item) => item !== false)
}

type Part = InferInput<typeof systemStatus>['parts'][number]

async function systemParts({ db, now }: Pick<Call, 'db' | 'now'>): Promise<Part[]> {
  const started = performance.now()
  await db.execute(sql`select 1`)
  const ms = Math.round(performance.now() - started)
  const queued = await db.$count(outbox, isNull(outbox.sentAt))
  const failing = await db.$count(outbox, and(isNull(outbox.sentAt), ne(outbox.attempts, 0)))
  const stale = await db.$count(pairs, stalePairs(now))
  return [
    { part: 'database', state: ms > SLOW_MS ? 'slow' : 'ok', ms, note: null },
    { part: 'mail', state: failing > 0 ? 'slow' : 'ok', ms: null, note: `${queued} queued` },
    { part: 'prices', state: stale > 0 ? 'slow' : 'ok', ms: null, note: stale > 0 ? `${stale} old` : 'current' },
  ]
}

export const dashboardHandlers = {
  getDashboardTiles: async (call) => {
    const period = await periodOf(call.db, call.query, call.actor.timeZone, call.now)
    return { tiles: await readTiles(call, period), asOf: call.now.toISOString() }
  },

  getVolumeSeries: async ({ db, query, actor, now, may }) => {
    const period = await periodOf(db, query, actor.timeZone, now)
    const orders = await series(db, period, {
      value: may('Bot Orders') ? sql`sum(${botOrders.valueUsdt})` : sql`0`,
      source: sql`${botOrders} join ${bots} on ${bots.id} = ${botOrders.botId} and ${bots.mode} = 'live'`,
      at: botOrders.createdAt,
    })
    const converted = await series(db, period, {
      value: may('Conversions') ? sql`sum(${conversions.valueUsdt})` : sql`0`,
      source: sql`${conversions}`,
      at: conversions.createdAt,
      where: eq(conversions.status, 'completed'),
    })
    const points = orders.map(({ at, value }, index) => ({
      at,
      bots: may('Bot Orders') ? sum(value) : null,
      conversions: may('Conversions') ? sum(converted[index]?.value ?? '0') : null,
    }))
    return { step: period.step, points, asOf: now.toISOString() }
  },

  getPeopleSeries: async ({ db, query, actor, now }) => {
    const period = await periodOf(db, query, actor.timeZone, now)
    const count = sql`count(*)`
    const signUps = await series(db, period, { value: count, source: sql`${users}`, at: users.createdAt })
    const logins = await series(db, period, {
      value: count,
      source: sql`${userLogins}`,
      at: userLogins.at,
      where: eq(userLogins.result, 'succeeded'),
    })
    const points = signUps.map(({ at, value }, index) => ({ at, signUps: Number(value), logins: Number(logins[index]?.value ?? 0) }))
    return { step: period.step, points, asOf: now.toISOString() }
  },

  getRecentBotOrders: async ({ db, now }) => {
    const items = await db.select().from(botOrders).orderBy(desc(botOrders.createdAt), desc(botOrders.id)).limit(RECENT)
    return { items: items.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), asOf: now.toISOString() }
  },

  getAttention: async (call) => ({ items: await whatWaits(call), asOf: call.now.toISOString() }),

  getAdminActivity: async ({ db, now }) => {
    const items = await db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(RECENT)
    return { items: items.map((row) => ({ ...row, at: row.at.toISOString() })), asOf: now.toISOString() }
  },

  getSystemStatus: async (call) => {
    const started = performance.now()
    const parts = await systemParts(call)
    const ms = Math.round(performance.now() - started)
    return {
      parts: [{ part: 'api' as const, state: ms > SLOW_MS ? 'slow' : 'ok', ms, note: null }, ...parts],
      asOf: call.now.toISOString(),
    }
  },
} satisfies Handlers
