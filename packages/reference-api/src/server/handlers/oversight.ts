import { and, desc, eq, getTableColumns, gt, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { InferInput } from 'valibot'
import { ADMIN_SESSION_LIST, APPROVAL_LIST, AUDIT_LIST, type approval } from '../../contract'
import { type ApprovalRow, decideApproval, expireApprovals } from '../approvals'
import { audit, checkAudit } from '../audit'
import { endSessions } from '../auth/endSessions'
import type { Actor, Call, Context, Handlers } from '../call'
import { admins, approvals, auditLog, sessions, users } from '../db/schema'
import { exportCsv } from '../exportCsv'
import { conflict, forbidden, notFound } from '../failure'
import { containing, type ListFields, listPage } from '../list/listPage'
import { listResult } from '../list/listResult'
import type { ListQuery } from '../list/parseListQuery'
import { auditColumns } from './auditColumns'
import { refundConversion } from './conversionMoves'
import { sessionItem } from './sessionItem'
import { applyAdjustment } from './userAdjustments'

const isLive = (now: Date): SQL | undefined => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now))

const deciders = alias(admins, 'deciders')
const APPROVAL_COLUMNS = {
  ...getTableColumns(approvals),
  userName: users.fullName,
  requestedByName: admins.fullName,
  decidedByName: deciders.fullName,
}

type NamedApproval = ApprovalRow & { readonly userName: string; readonly requestedByName: string; readonly decidedByName: string | null }

/** Right that carrying out a request of each kind wants, beside the right to decide at all. */
const RIGHT_OF = {
  balance_adjustment: ['Users List', 'balance.approve'],
  conversion_refund: ['Conversions', 'refund.approve'],
} as const

type Asking = Pick<Call, 'may'> & { readonly actor: Actor; readonly now: Date }

function approvalItem({ actor, may, now }: Asking, row: NamedApproval): InferInput<typeof approval> {
  const [page, action] = RIGHT_OF[row.kind]
  const waits = row.status === 'pending' && row.expiresAt > now
  return {
    ...row,
    requestedAt: row.requestedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    mayDecide: waits && row.requestedBy !== actor.id && (may as (page: string, action: string) => boolean)(page, action),
  }
}

const approvalRows = ({ db }: Pick<Context, 'db'>, where: SQL | undefined) =>
  db
    .select(APPROVAL_COLUMNS)
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.userId))
    .innerJoin(admins, eq(admins.id, approvals.requestedBy))
    .leftJoin(deciders, eq(deciders.id, approvals.decidedBy))
    .where(where)

async function readApproval(call: Asking & Pick<Context, 'db'>, id: string) {
  const [row] = await approvalRows(call, eq(approvals.id, id))
  if (!row) throw notFound('Approval')
  return approvalItem(call, row)
}

const AUDIT_FIELDS: ListFields<typeof AUDIT_LIST> = auditLog

const auditPage = (zone: string, list: ListQuery) =>
  listPage(AUDIT_LIST, list, {
    fields: AUDIT_FIELDS,
    id: auditLog.seq,
    zone,
    search: (words) =>
      or(
        ilike(auditLog.actorName, containing(words)),
        ilike(auditLog.action, containing(words)),
        ilike(auditLog.targetLabel, containing(words)),
        eq(auditLog.targetId, words),
        eq(auditLog.requestId, words),
      ),
  })

export const oversightHandlers = {
  listAdminSessions: async (call) => {
    const { db, list, actor, now } = call
    const fields: ListFields<typeof ADMIN_SESSION_LIST> = { ...sessions, active: sql`(${isLive(now)})` }
    const page = listPage(ADMIN_SESSION_LIST, list, {
      fields,
      id: sessions.id,
      zone: actor.timeZone,
      search: (words) =>
        or(ilike(admins.fullName, containing(words)), ilike(admins.email, containing(words)), ilike(sessions.ip, containing(words))),
    })
    const asked = list.filters.some(({ field }) => field === 'active')
    const matching = () =>
      db
        .select({ session: sessions, adminName: admins.fullName, adminEmail: admins.email, role: admins.role })
        .from(sessions)
        .innerJoin(admins, eq(admins.id, sessions.adminId))
        .where(and(page.where, asked ? undefined : isLive(now)))
    const rows = await matching()
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    return listResult(
      call,
      rows.map(({ session, ...admin }) => ({ ...sessionItem(session, actor.sessionId), ...admin, adminId: session.adminId })),
      await db.$count(
        db
          .select({ id: sessions.id })
          .from(sessions)
          .innerJoin(admins, eq(admins.id, sessions.adminId))
          .where(and(page.where, asked ? undefined : isLive(now)))
          .as('matching'),
      ),
    )
  },

  endAdminSession: async (call) => {
    const { db, actor, params } = call
    if (params.id === actor.sessionId) throw forbidden('Sign yourself out with the account menu.', 'own_account')
    const [session] = await db.select().from(sessions).where(eq(sessions.id, params.id))
    if (!session) throw notFound('Session')
    const ended = await endSessions(call, { adminId: session.adminId, reason: 'revoked', only: [session.id] })
    await audit(call, {
      action: 'admin.session.end',
      target: { type: 'admin', id: session.adminId },
      after: { session: session.id, ended },
    })
    return { ended }
  },

  /** Everybody but the caller's own page. */
  endAllSessions: async (call) => {
    const { db, actor, now } = call
    const live = await db
      .selectDistinct({ adminId: sessions.adminId })
      .from(sessions)
      .where(and(isLive(now), ne(sessions.id, actor.sessionId)))
    let ended = 0
    for (const { adminId } of live) ended += await endSessions(call, { adminId, reason: 'revoked', except: actor.sessionId })
    await audit(call, { action: 'admin.session.endAll', target: { type: 'admin', id: null }, after: { ended } })
    return { ended }
  },

  listApprovals: async (call) => {
    const { db, list, actor } = call
    await expireApprovals(call)
    const page = listPage(APPROVAL_LIST, list, {
      fields: approvals,
      id: approvals.id,
      zone: actor.timeZone,
      search: (words) => or(ilike(users.fullName, containing(words)), ilike(approvals.reason, containing(words))),
    })
    const rows = await approvalRows(call, page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    const total = await db.$count(
      db.select({ id: approvals.id }).from(approvals).innerJoin(users, eq(users.id, approvals.userId)).where(page.where).as('matching'),
    )
    return listResult(
      call,
      rows.map((row) => approvalItem(call, row)),
      total,
    )
  },

  decideApproval: async (call) => {
    const { params, body } = call
    const before = await readApproval(call, params.id)
    if (!before.mayDecide && before.status === 'pending' && before.requestedBy !== call.actor.id)
      throw forbidden('You may decide, but not carry this out. Ask somebody who may.')
    const row = await decideApproval(call, params.id, body)
    if (row.kind === 'balance_adjustment') await applyAdjustment(call, row.targetId, body.approve)
    else if (body.approve) await refundConversion(call, row.targetId, row.reason, () => null)
    return await readApproval(call, row.id)
  },

  withdrawApproval: async (call) => {
    const { db, now, actor, params } = call
    const [before] = await db.select().from(approvals).where(eq(approvals.id, params.id)).for('update')
    if (!before) throw notFound('Approval')
    if (before.requestedBy !== actor.id) throw forbidden('Only the one who asked can withdraw.')
    if (before.status !== 'pending') throw conflict(`This was ${before.status} already.`, 'already_decided', { current: before.status })
    const [after] = await db
      .update(approvals)
      .set({ status: 'withdrawn', decidedAt: now, version: before.version + 1 })
      .where(eq(approvals.id, before.id))
      .returning()
    await audit(call, { action: 'approval.withdraw', target: { type: 'approval', id: before.id }, before, after })
    return await readApproval(call, before.id)
  },

  listAudit: async (call) => {
    const { db, list, actor } = call
    const page = auditPage(actor.timeZone, list)
    const rows = await db
      .select()
      .from(auditLog)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    return listResult(
      call,
      rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      await db.$count(auditLog, page.where),
    )
  },

  exportAudit: async (call) =>
    await exportCsv(call, call.body, {
      spec: AUDIT_LIST,
      table: auditLog,
      id: auditLog.seq,
      page: (list) => auditPage(call.actor.timeZone, list),
      readId: (id) => (/^\d{1,15}$/.test(String(id)) ? Number(id) : null),
      name: 'audit',
      columns: auditColumns,
      rows: async (db, ids) =>
        await db
          .select()
          .from(auditLog)
          .where(inArray(auditLog.seq, [...ids]))
          .orderBy(desc(auditLog.seq)),
      idOf: (row) => row.seq,
    }),

  verifyAudit: async ({ app, db, now }) => {
    const { problem, ...found } = await checkAudit(db, app.ring)
    return { ...found, message: problem ?? `All ${found.rows} rows follow one another.`, asOf: now.toISOString() }
  },
} satisfies Handlers
