import { and, count, eq, isNull } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { user, userListItem } from '../../contract'
import type { Call } from '../call'
import { userBalances, userNotes, userSessions, type users } from '../db/schema'
import { MASKED_DAY, maskEmail, maskPhone } from '../pii'

export type UserRow = typeof users.$inferSelect

const iso = (time: Date | null) => time?.toISOString() ?? null

/** A row of Users List; the address is masked without `pii.view`. */
export function userItem(row: UserRow, mayReadPii: boolean): InferInput<typeof userListItem> {
  return {
    ...row,
    email: mayReadPii ? row.email : maskEmail(row.email),
    kycSubmittedAt: iso(row.kycSubmittedAt),
    withdrawalBlockedUntil: iso(row.withdrawalBlockedUntil),
    lastLoginAt: iso(row.lastLoginAt),
    createdAt: row.createdAt.toISOString(),
  }
}

/** The user as the drawer shows it: personal data masked until revealed. */
export async function userView({ db, may }: Pick<Call, 'db' | 'may'>, row: UserRow): Promise<InferInput<typeof user>> {
  const live = and(eq(userSessions.userId, row.id), isNull(userSessions.endedAt))
  const balances = await db.select().from(userBalances).where(eq(userBalances.userId, row.id)).orderBy(userBalances.currency)
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
    balances: balances.map(({ currency, available, locked }) => ({ currency, available, locked, valueUsdt: '0' })),
    stats: {
      orders: row.orders,
      openOrders: 0,
      conversions: 0,
      volume30d: row.volume30d,
      lastLoginAt: iso(row.lastLoginAt),
      lastIp: row.lastIp,
      activeSessions: sessions?.total ?? 0,
      notes: notes?.total ?? 0,
    },
    updatedAt: row.updatedAt.toISOString(),
  }
}
