import { eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { CONVERSION_LIST } from '../../contract'
import { compareAmounts } from '../../contract/amount'
import { decideApproval, requestApproval } from '../approvals'
import { bulkAct, type ChosenFrom, chooseRows } from '../bulk'
import type { Handlers } from '../call'
import type { Db } from '../db/database'
import { matchWords } from '../db/matchWords'
import { conversions, users } from '../db/schema'
import { exportCsv } from '../exportCsv'
import { conflict, notFound } from '../failure'
import { type ListFields, listPage, startingWith } from '../list/listPage'
import { listResult } from '../list/listResult'
import type { ListQuery } from '../list/parseListQuery'
import { sum } from '../money'
import { readSetting } from '../settings'
import { readTimeline } from '../timeline'
import { conversionColumns } from './conversionColumns'
import { assertMove, refundConversion, retryConversion } from './conversionMoves'
import { CONVERSION_COLUMNS, conversionItem, conversionView, pendingRefund } from './conversionView'

const FIELDS: ListFields<typeof CONVERSION_LIST> = conversions

/** Most users that a search word may name. */
const NAMED_MAX = 500

const search = (words: string): SQL | undefined =>
  or(
    like(conversions.reference, startingWith(words.toUpperCase())),
    eq(conversions.id, words),
    sql`${conversions.userId} = any(array(select ${users.id} from ${users} where ${matchWords(users.search, words)} limit ${NAMED_MAX}))`,
  )

const conversionPage = (zone: string, list: ListQuery) =>
  listPage(CONVERSION_LIST, list, { fields: FIELDS, id: conversions.id, zone, search })

const chosenConversions = (zone: string): ChosenFrom<string> => ({
  spec: CONVERSION_LIST,
  table: conversions,
  id: conversions.id,
  page: (list) => conversionPage(zone, list),
  readId: String,
})

const named = (db: Db, where: SQL | undefined) =>
  db.select(CONVERSION_COLUMNS).from(conversions).innerJoin(users, eq(users.id, conversions.userId)).where(where)

/** Sums of one amount per currency; amounts of different currencies are never added. */
async function perCurrency(db: Db, where: SQL | undefined, currency: PgColumn, amount: PgColumn) {
  const rows = await db
    .select({ currency: sql<string>`${currency}`, amount: sql<string>`sum(${amount})::text` })
    .from(conversions)
    .where(where)
    .groupBy(currency)
    .orderBy(currency)
  return rows.map((row) => ({ currency: row.currency, amount: sum(row.amount) }))
}

export const conversionHandlers = {
  listConversions: async (call) => {
    const { db, list, actor } = call
    const page = conversionPage(actor.timeZone, list)
    const rows = await named(db, page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    return listResult(call, rows.map(conversionItem), await db.$count(conversions, page.where))
  },

  sumConversions: async (call) => {
    const { db, list, actor, now } = call
    const { where } = conversionPage(actor.timeZone, list)
    const [counts] = await db
      .select({
        total: sql<number>`count(*)::int`,
        failed: sql<number>`(count(*) filter (where ${conversions.status} = 'failed'))::int`,
      })
      .from(conversions)
      .where(where)
    return {
      conversions: counts?.total ?? 0,
      failed: counts?.failed ?? 0,
      fromAmount: await perCurrency(db, where, conversions.from, conversions.fromAmount),
      toAmount: await perCurrency(db, where, conversions.to, conversions.toAmount),
      fee: await perCurrency(db, where, conversions.feeCurrency, conversions.fee),
      revenue: await perCurrency(db, where, conversions.feeCurrency, conversions.revenue),
      asOf: now.toISOString(),
    }
  },

  exportConversions: async (call) =>
    await exportCsv(call, call.body, {
      ...chosenConversions(call.actor.timeZone),
      name: 'conversions',
      columns: conversionColumns,
      rows: async (db, ids) => await named(db, inArray(conversions.id, [...ids])),
      idOf: (row) => row.id,
    }),

  retryConversions: async (call) => {
    const ids = await chooseRows(call, call.body, chosenConversions(call.actor.timeZone))
    return await bulkAct(call, ids, (inner, id) => retryConversion(inner, id, () => null))
  },

  getConversion: async (call) => await conversionView(call, call.params.id),

  retryConversion: async (call) => await retryConversion(call, call.params.id, () => conversionView(call, call.params.id)),

  refundConversion: async (call) => {
    const { db, params, body } = call
    const [row] = await db.select().from(conversions).where(eq(conversions.id, params.id)).for('update')
    if (!row) throw notFound('Conversion')
    assertMove(row, 'refunded')
    if (await pendingRefund(call, row.id))
      throw conflict('A refund of this conversion waits for a second admin already.', 'already_decided')
    const { approvalThresholdUsdt } = await readSetting(db, 'refunds')
    const view = () => conversionView(call, row.id)
    if (compareAmounts(row.valueUsdt, approvalThresholdUsdt) <= 0) return await refundConversion(call, row.id, body.reason, view)
    await requestApproval(call, {
      kind: 'conversion_refund',
      targetId: row.id,
      userId: row.userId,
      payload: { reference: row.reference, currency: row.from, amount: row.fromAmount, valueUsdt: row.valueUsdt },
      reason: body.reason,
    })
    return await view()
  },

  decideRefund: async (call) => {
    const { params, body } = call
    const approvalId = await pendingRefund(call, params.id)
    if (approvalId === null) throw conflict('No refund of this conversion waits for a decision.', 'already_decided')
    const { reason } = await decideApproval(call, approvalId, body)
    const view = () => conversionView(call, params.id)
    return body.approve ? await refundConversion(call, params.id, reason, view) : await view()
  },

  getConversionTimeline: async (call) => await readTimeline(call, { type: 'conversion', id: call.params.id }, call.query.before),
} satisfies Handlers
