import { and, eq, lte } from 'drizzle-orm'
import { APPROVAL_TTL_HOURS, type ApprovalKind } from '../contract/approvalStates'
import { audit } from './audit'
import type { Actor, Context } from './call'
import { approvals } from './db/schema'
import { conflict, forbidden, notFound } from './failure'

export type ApprovalRow = typeof approvals.$inferSelect

/** An act that waits for a second admin. */
export interface Request {
  readonly kind: ApprovalKind
  readonly targetId: string
  readonly userId: number
  /** What will happen, as the approver reads it. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly reason: string
}

/** Asks for a second admin. Expires after 24 h (PRODUCT §11). */
export async function requestApproval(call: Context & { readonly actor: Actor }, request: Request): Promise<ApprovalRow> {
  const { app, db, now, actor } = call
  const [row] = await db
    .insert(approvals)
    .values({
      ...request,
      id: app.newId(),
      status: 'pending',
      requestedBy: actor.id,
      requestedAt: now,
      expiresAt: new Date(now.getTime() + APPROVAL_TTL_HOURS * 3_600_000),
    })
    .returning()
  if (!row) throw new Error('The approval was not written.')
  await audit(call, { action: 'approval.request', target: { type: 'approval', id: row.id }, after: row, reason: request.reason })
  return row
}

/**
 * Writes the second admin's word. 404 for an unknown request, 409 when it was decided or has expired, 403 for the one who asked: two people
 * decide, whatever their roles. The caller carries out what was approved in the same transaction.
 */
export async function decideApproval(
  call: Context & { readonly actor: Actor },
  id: string,
  { approve, reason }: { readonly approve: boolean; readonly reason?: string | undefined },
): Promise<ApprovalRow> {
  const { db, now, actor } = call
  const [before] = await db.select().from(approvals).where(eq(approvals.id, id)).for('update')
  if (!before) throw notFound('Approval')
  if (before.status !== 'pending') throw conflict(`This was ${before.status} already.`, 'already_decided', { current: before.status })
  if (before.expiresAt <= now)
    throw conflict('Nobody decided within 24 hours. Ask for it again.', 'already_decided', { current: 'expired' })
  if (before.requestedBy === actor.id) throw forbidden('You asked for this yourself. A second admin must decide.', 'same_admin')
  const [after] = await db
    .update(approvals)
    .set({
      status: approve ? 'approved' : 'rejected',
      decidedBy: actor.id,
      decidedAt: now,
      decisionReason: reason ?? null,
      version: before.version + 1,
    })
    .where(eq(approvals.id, id))
    .returning()
  if (!after) throw new Error('The decision was not written.')
  await audit(call, { action: approve ? 'approval.approve' : 'approval.reject', target: { type: 'approval', id }, before, after, reason })
  return after
}

/** Marks what nobody decided in time; the lists then show it so. Cheap, runs before a list of approvals is read. */
export const expireApprovals = async ({ app, now }: Pick<Context, 'app' | 'now'>): Promise<void> => {
  await app.db
    .update(approvals)
    .set({ status: 'expired' })
    .where(and(eq(approvals.status, 'pending'), lte(approvals.expiresAt, now)))
}
