import { and, desc, eq, getTableColumns, gt } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { conversion, conversionListItem } from '../../contract'
import type { Context } from '../call'
import type { RecordKind } from '../change'
import { approvals, conversions, users } from '../db/schema'
import { notFound } from '../failure'

/** Conversions as records. */
export const CONVERSION: RecordKind<typeof conversions> = {
  table: conversions,
  label: 'Conversion',
  type: 'conversion',
  name: (row) => row.reference,
}

export type ConversionRow = typeof conversions.$inferSelect
export type NamedConversion = ConversionRow & { readonly userName: string }

/** Columns of a conversion with its user's name. */
export const CONVERSION_COLUMNS = { ...getTableColumns(conversions), userName: users.fullName }

export const conversionItem = (row: NamedConversion): InferInput<typeof conversionListItem> => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

/** The refund request that still waits for a second admin. */
export async function pendingRefund({ db, now }: Pick<Context, 'db' | 'now'>, id: string): Promise<string | null> {
  const [row] = await db
    .select({ id: approvals.id })
    .from(approvals)
    .where(
      and(
        eq(approvals.targetId, id),
        eq(approvals.kind, 'conversion_refund'),
        eq(approvals.status, 'pending'),
        gt(approvals.expiresAt, now),
      ),
    )
    .orderBy(desc(approvals.requestedAt))
    .limit(1)
  return row?.id ?? null
}

/** One conversion with its events; 404 when it is gone. */
export async function conversionView(call: Pick<Context, 'db' | 'now'>, id: string): Promise<InferInput<typeof conversion>> {
  const [row] = await call.db
    .select(CONVERSION_COLUMNS)
    .from(conversions)
    .innerJoin(users, eq(users.id, conversions.userId))
    .where(eq(conversions.id, id))
  if (!row) throw notFound('Conversion')
  return {
    ...conversionItem(row),
    events: row.events,
    quoteExpiresAt: row.quoteExpiresAt.toISOString(),
    pendingApprovalId: await pendingRefund(call, id),
  }
}
