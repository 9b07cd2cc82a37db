import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { InferInput } from 'valibot'
import type { balanceAdjustment } from '../../contract'
import { compareAmounts, decimalsOf } from '../../contract/amount'
import { decideApproval, expireApprovals, requestApproval } from '../approvals'
import { audit } from '../audit'
import type { Actor, Context, Handlers } from '../call'
import { admins, approvals, balanceAdjustments, currencies, userBalances, users } from '../db/schema'
import { conflict, invalidField, notFound } from '../failure'
import { sum } from '../money'
import { assertNotDeleted, readUser } from './userKind'

const requesters = alias(admins, 'requesters')
const deciders = alias(admins, 'deciders')

/** Adjustments with the names of those who asked and decided; an undecided one is shown expired once its request is. */
async function readAdjustments(
  { db, now }: Pick<Context, 'db' | 'now'>,
  where: ReturnType<typeof eq>,
): Promise<InferInput<typeof balanceAdjustment>[]> {
  const rows = await db
    .select({
      ...getTableColumns(balanceAdjustments),
      requestedByName: requesters.fullName,
      decidedByName: deciders.fullName,
      expiresAt: approvals.expiresAt,
    })
    .from(balanceAdjustments)
    .leftJoin(requesters, eq(requesters.id, balanceAdjustments.requestedBy))
    .leftJoin(deciders, eq(deciders.id, balanceAdjustments.decidedBy))
    .leftJoin(approvals, eq(approvals.id, balanceAdjustments.approvalId))
    .where(where)
    .orderBy(desc(balanceAdjustments.requestedAt), desc(balanceAdjustments.id))
  return rows.map(({ expiresAt, ...row }) => ({
    ...row,
    status: row.status === 'pending' && expiresAt !== null && expiresAt <= now ? 'expired' : row.status,
    requestedByName: row.requestedByName ?? row.requestedBy,
    requestedAt: row.requestedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }))
}

async function readAdjustment(call: Pick<Context, 'db' | 'now'>, id: string) {
  const [row] = await readAdjustments(call, eq(balanceAdjustments.id, id))
  if (!row) throw notFound('Adjustment')
  return row
}

async function assertPrecision({ db }: Context, code: string, amount: string): Promise<void> {
  const [currency] = await db.select({ precision: currencies.precision }).from(currencies).where(eq(currencies.code, code))
  if (!currency) throw invalidField('currency', `There is no currency ${code}.`)
  if (decimalsOf(amount) > currency.precision)
    throw invalidField('amount', `${code} has ${currency.precision} decimals. Type no more than that.`)
}

/** Writes an approved adjustment into the balance. Throws 409 when the balance would fall below zero; nothing is then decided. */
export async function applyAdjustment(call: Context & { readonly actor: Actor }, id: string, approve: boolean): Promise<void> {
  const { db, now, actor } = call
  const [row] = await db.select().from(balanceAdjustments).where(eq(balanceAdjustments.id, id)).for('update')
  if (!row) throw notFound('Adjustment')
  const decided = { decidedBy: actor.id, decidedAt: now }
  if (!approve) {
    await db
      .update(balanceAdjustments)
      .set({ ...decided, status: 'rejected' })
      .where(eq(balanceAdjustments.id, id))
    return
  }
  const mine = and(eq(userBalances.userId, row.userId), eq(userBalances.currency, row.currency))
  await db.insert(userBalances).values({ userId: row.userId, currency: row.currency }).onConflictDoNothing()
  const [balance] = await db.select().from(userBalances).where(mine).for('update')
  const balanceBefore = balance?.available ?? '0'
  const balanceAfter = sum(balanceBefore, row.amount)
  if (compareAmounts(balanceAfter, '0') < 0)
    throw conflict(`The balance is ${balanceBefore} ${row.currency}: it would fall below zero.`, 'illegal_move', { current: balanceBefore })
  await db.update(userBalances).set({ available: balanceAfter }).where(mine)
  await db
    .update(users)
    .set({ balanceUsdt: balanceInUsdt(row.userId), updatedAt: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, row.userId))
  await db
    .update(balanceAdjustments)
    .set({ ...decided, status: 'applied', balanceBefore, balanceAfter })
    .where(eq(balanceAdjustments.id, id))
  await audit(call, {
    action: 'user.adjustBalance',
    target: { type: 'user', id: row.userId },
    before: { currency: row.currency, available: balanceBefore },
    after: { currency: row.currency, available: balanceAfter, adjustment: id },
    reason: row.reason,
  })
}

/** Everything that a user holds at today's prices. */
const balanceInUsdt = (userId: number) => sql`coalesce((
  select sum((${userBalances.available} + ${userBalances.locked}) * ${currencies.price})
  from ${userBalances} join ${currencies} on ${currencies.code} = ${userBalances.currency}
  where ${userBalances.userId} = ${userId}), 0)`

export const userAdjustmentHandlers = {
  listAdjustments: async (call) => {
    await readUser(call, call.params.id)
    await expireApprovals(call)
    return await readAdjustments(call, eq(balanceAdjustments.userId, call.params.id))
  },

  requestAdjustment: async (call) => {
    const { app, db, now, actor, body, params } = call
    const user = await readUser(call, params.id)
    assertNotDeleted(user)
    await assertPrecision(call, body.currency, body.amount)
    const id = app.newId()
    const approval = await requestApproval(call, {
      kind: 'balance_adjustment',
      targetId: id,
      userId: user.id,
      payload: { currency: body.currency, amount: body.amount, category: body.category },
      reason: body.reason,
    })
    await db.insert(balanceAdjustments).values({
      ...body,
      id,
      userId: user.id,
      status: 'pending',
      approvalId: approval.id,
      requestedBy: actor.id,
      requestedAt: now,
    })
    return await readAdjustment(call, id)
  },

  decideAdjustment: async (call) => {
    const { params, body } = call
    const adjustment = await readAdjustment(call, params.itemId)
    if (adjustment.userId !== params.id || adjustment.approvalId === null) throw notFound('Adjustment')
    await decideApproval(call, adjustment.approvalId, body)
    await applyAdjustment(call, adjustment.id, body.approve)
    return await readAdjustment(call, adjustment.id)
  },
} satisfies Handlers
