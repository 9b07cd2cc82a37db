import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import { USER_LOGIN_LIST, type userSession } from '../../contract'
import { audit } from '../audit'
import type { Handlers } from '../call'
import { changeRow } from '../change'
import { userLogins, userSessions, users } from '../db/schema'
import { exportCsv } from '../exportCsv'
import { conflict, illegalMove, notFound } from '../failure'
import { listPage } from '../list/listPage'
import { listResult } from '../list/listResult'
import { MASKED_DAY, maskEmail, maskPhone } from '../pii'
import { readTimeline } from '../timeline'
import { chosenUsers } from './userActs'
import { userColumns } from './userColumns'
import { assertNotDeleted, readUser, USER } from './userKind'
import { type UserRow, userView } from './userView'

type SessionRow = typeof userSessions.$inferSelect

const sessionView = (row: SessionRow): InferInput<typeof userSession> => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

/** Personal data in a timeline is masked like everywhere else. */
const MASKS: Readonly<Record<string, (value: string) => string>> = { email: maskEmail, phone: maskPhone, dob: () => MASKED_DAY }

const masked = (fields: Record<string, unknown> | null) =>
  fields &&
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && Object.hasOwn(MASKS, name) ? MASKS[name]?.(value) : value,
    ]),
  )

const waiting = ({ kycStatus }: UserRow) => {
  if (kycStatus !== 'pending') throw illegalMove(`There is no request to decide: the identity check is ${kycStatus}.`, kycStatus)
}

export const userRecordHandlers = {
  exportUsers: async (call) =>
    await exportCsv(call, call.body, {
      ...chosenUsers(call),
      name: 'users',
      columns: userColumns(call.may('Users List', 'pii.view')),
      rows: async (db, ids) =>
        await db
          .select()
          .from(users)
          .where(inArray(users.id, [...ids])),
      idOf: (row) => row.id,
    }),

  revealUser: async (call) => {
    const row = await readUser(call, call.params.id)
    await audit(call, { action: 'user.reveal', target: { type: 'user', id: row.id, label: row.fullName } })
    return { email: row.email, phone: row.phone, dob: row.dob }
  },

  saveUser: async (call) => {
    const { db, body, params } = call
    if (body.username != null) {
      const [other] = await db.select({ id: users.id }).from(users).where(eq(users.username, body.username))
      if (other && other.id !== params.id) throw conflict('Another user has this user name.', 'taken', { userId: other.id })
    }
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    return await changeRow(call, USER, {
      id: params.id,
      action: 'user.edit',
      rule: assertNotDeleted,
      set: given,
      view: (row) => userView(call, row),
    })
  },

  approveKyc: async (call) => {
    const { now, actor, body, params } = call
    return await changeRow(call, USER, {
      id: params.id,
      action: 'user.kyc.approve',
      reason: body.note,
      rule: (row) => {
        assertNotDeleted(row)
        waiting(row)
      },
      set: { kycStatus: 'verified', kycLevel: body.kycLevel, kycRejectReason: null, kycReviewedAt: now, kycReviewedBy: actor.name },
      view: (row) => userView(call, row),
    })
  },

  rejectKyc: async (call) => {
    const { now, actor, body, params } = call
    return await changeRow(call, USER, {
      id: params.id,
      action: 'user.kyc.reject',
      reason: body.reason,
      rule: (row) => {
        assertNotDeleted(row)
        waiting(row)
      },
      set: { kycStatus: 'rejected', kycRejectReason: body.reason, kycReviewedAt: now, kycReviewedBy: actor.name },
      view: (row) => userView(call, row),
    })
  },

  listUserLogins: async (call) => {
    const { db, list, actor, params } = call
    await readUser(call, params.id)
    const page = listPage(USER_LOGIN_LIST, list, { fields: userLogins, id: userLogins.id, zone: actor.timeZone })
    const where = and(eq(userLogins.userId, params.id), page.where)
    const rows = await db
      .select()
      .from(userLogins)
      .where(where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    return listResult(
      call,
      rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      await db.$count(userLogins, where),
    )
  },

  listUserSessions: async (call) => {
    await readUser(call, call.params.id)
    const rows = await call.db
      .select()
      .from(userSessions)
      .where(eq(userSessions.userId, call.params.id))
      .orderBy(desc(userSessions.lastSeenAt))
      .limit(100)
    return rows.map(sessionView)
  },

  endUserSession: async (call) => {
    const { db, now, params } = call
    const mine = and(eq(userSessions.id, params.itemId), eq(userSessions.userId, params.id))
    const [before] = await db.select().from(userSessions).where(mine).for('update')
    if (!before) throw notFound('Session')
    if (before.endedAt !== null) return sessionView(before)
    const [after] = await db
      .update(userSessions)
      .set({ endedAt: now, endReason: 'revoked' })
      .where(and(mine, isNull(userSessions.endedAt)))
      .returning()
    if (!after) throw notFound('Session')
    await audit(call, { action: 'user.session.end', target: { type: 'user', id: params.id }, after: { session: params.itemId } })
    return sessionView(after)
  },

  getUserTimeline: async (call) => {
    await readUser(call, call.params.id)
    const found = await readTimeline(call, { type: 'user', id: call.params.id }, call.query.before)
    if (call.may('Users List', 'pii.view')) return found
    return { ...found, items: found.items.map((item) => ({ ...item, before: masked(item.before), after: masked(item.after) })) }
  },
} satisfies Handlers
