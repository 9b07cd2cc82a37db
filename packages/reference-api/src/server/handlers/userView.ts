import { and, count, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { user, userListItem } from '../../contract'
import { OPEN_ORDER_STATES } from '../../contract/botStates'
import type { Call } from '../call'
import { botOrders, conversions, currencies, userBalances, userNotes, userSessions, type users } from '../db/schema'
import { inUsdt, sum, times } from '../money'
import { MASKED_DAY, maskEmail, maskPhone } from '../pii'

export type UserRow = typeof users.$inferSelect

const iso = (time: Date | null) => time?.toISOString() ?? null

/** A row of Users List; the address is masked without `pii.view`. */
export function userItem(row: UserRow, mayReadPii: boolean): InferInput<typeof userListItem> {
  return {
    ...row,
    email: mayReadPii ? row.email : maskEmail(row.email),
    balanceUsdt: inUsdt(row.balanceUsdt),
    volume30d: inUsdt(row.volume30d),
    kycSubmittedAt: iso(row.kycSubmittedAt),
    withdrawalBlockedUntil: iso(row.withdrawalBlockedUntil),
    lastLoginAt: iso(row.lastLoginAt),
    createdAt: row.createdAt.toISOString(),
  }
}

/** The user as the drawer shows it: personal data masked until revealed. */
export async function userView({ db, may }: Pick<Call, 'db' | 'may'>, row: UserRow): Promise<InferInput<typeof user>> {
  const live = and(eq(userSessions.userId, row.id), isNull(userSessions.endedAt))
  const balances = await db
    .select({ ...getTableColumns(userBalances), price: currencies.price })
    .from(userBalances)
    .leftJoin(currencies, eq(currencies.code, userBalances.currency))
    .where(eq(userBalances.userId, row.id))
    .orderBy(userBalances.currency)
  const openOrders = await db.$count(botOrders, and(eq(botOrders.userId, row.id), inArray(botOrders.state, [...OPEN_ORDER_STATES])))
  const converted = await db.$count(conversions, eq(conversions.userId, row.id))
  const [sessions] = await db.select({ total: count() }).from(userSessions).where(live)
  const [notes] = await db.select({ total: count() }).from(userNotes).where(eq(userNotes.userId, row.id))
  return {
    ...userItem(row, may('Users List', 'pii.view')),
    phone: row.phone && maskPhone(row.phone),
    dob: row.dob && MASKED_DAY,
    masked: true,
    stateReason: row.stateReason,
    kycRejectReason: row.kycRejectReason,
    kycReviewedAt: iso(row.kycReviewedAt),
    kycReviewedBy: row.kycReviewedBy,
    balances: balances.map(({ currency, available, locked, price }) => ({
      currency,
      available,
      locked,
      valueUsdt: inUsdt(times(sum(available, locked), price ?? '0')),
    })),
    stats: {
      orders: row.orders,
      openOrders,
      conversions: converted,
      volume30d: inUsdt(row.volume30d),
      lastLoginAt: iso(row.lastLoginAt),
      lastIp: row.lastIp,
      activeSessions: sessions?.total ?? 0,
      notes: notes?.total ?? 0,
    },
    updatedAt: row.updatedAt.toISOString(),
  }
}
