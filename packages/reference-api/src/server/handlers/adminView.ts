import { and, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { admin, adminListItem, invitation } from '../../contract'
import { SUPERADMIN } from '../access'
import { accountKey } from '../auth/throttle'
import type { Context } from '../call'
import type { RecordKind } from '../change'
import { admins, attempts, invitations, roles, sessions } from '../db/schema'
import { notFound } from '../failure'
import { restrictionView } from '../grants'

export type AdminRow = typeof admins.$inferSelect

/** Admins as records. */
export const ADMIN: RecordKind<typeof admins> = { table: admins, label: 'Admin', type: 'admin', name: (row) => row.email }

/** Columns of an admin with the list of his role and his live sessions. */
export const adminColumns = (now: Date) => ({
  ...getTableColumns(admins),
  roleRestriction: roles.restriction,
  sessionsActive: sql<number>`(select count(*)::int from ${sessions} where ${sessions.adminId} = ${admins.id}
    and ${sessions.endedAt} is null and ${sessions.expiresAt} > ${now.toISOString()}::timestamptz)`,
})

export type NamedAdmin = AdminRow & { readonly roleRestriction: AdminRow['restriction']; readonly sessionsActive: number }

/** Admins with the list of their role. */
export const adminRows = ({ db, now }: Pick<Context, 'db' | 'now'>) =>
  db.select(adminColumns(now)).from(admins).leftJoin(roles, eq(roles.name, admins.role)).$dynamic()

export const adminItem = (row: NamedAdmin): InferInput<typeof adminListItem> => ({
  _id: row.id,
  email: row.email,
  fullName: row.fullName,
  role: row.role,
  restriction: row.role === SUPERADMIN ? [] : restrictionView(row.restriction ?? row.roleRestriction ?? []),
  ownRestriction: row.restriction !== null,
  status: row.status,
  twoFactor: row.twoFactorEnabledAt !== null,
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  sessionsActive: row.sessionsActive,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
})

async function invitationOf({ db, now }: Pick<Context, 'db' | 'now'>, adminId: string): Promise<InferInput<typeof invitation> | null> {
  const [row] = await db
    .select({ ...getTableColumns(invitations), invitedByName: admins.fullName })
    .from(invitations)
    .leftJoin(admins, eq(admins.id, invitations.invitedBy))
    .where(eq(invitations.adminId, adminId))
    .orderBy(desc(invitations.createdAt))
    .limit(1)
  if (!row) return null
  const state = row.acceptedAt ? 'accepted' : row.revokedAt ? 'revoked' : row.expiresAt <= now ? 'expired' : 'open'
  return {
    ...row,
    invitedByName: row.invitedByName ?? 'An administrator',
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state,
  }
}

/** Until when wrong passwords keep the account closed. */
async function lockedUntil({ db, now }: Pick<Context, 'db' | 'now'>, email: string): Promise<string | null> {
  const [row] = await db
    .select({ until: attempts.blockedUntil })
    .from(attempts)
    .where(and(eq(attempts.key, accountKey(email)), gt(attempts.blockedUntil, now)))
  return row?.until?.toISOString() ?? null
}

/** One admin with his invitation; 404 when he is gone. */
export async function adminView(call: Pick<Context, 'db' | 'now'>, id: string): Promise<InferInput<typeof admin>> {
  const [row] = await adminRows(call).where(eq(admins.id, id))
  if (!row) throw notFound('Admin')
  return {
    ...adminItem(row),
    suspendReason: row.suspendReason,
    invitation: row.status === 'invited' ? await invitationOf(call, id) : null,
    lockedUntil: await lockedUntil(call, row.email),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** A superadmin who can sign in; there must always be one. */
export const isUsableSuperadmin = and(eq(admins.role, SUPERADMIN), eq(admins.status, 'active'))
/** The invitation that still waits. */
export const isOpenInvitation = (adminId: string) =>
  and(eq(invitations.adminId, adminId), isNull(invitations.acceptedAt), isNull(invitations.revokedAt))
