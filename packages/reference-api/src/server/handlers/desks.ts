import { eq, getTableColumns, ilike, sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import { DESK_LIST, type desk } from '../../contract'
import { compareAmounts } from '../../contract/amount'
import { quoteDesk } from '../../contract/quoteDesk'
import type { Context, Handlers } from '../call'
import { changeRow, insertRow, type RecordKind } from '../change'
import type { Db } from '../db/database'
import { conversions, desks, pairs } from '../db/schema'
import { conflict, invalidField, notFound } from '../failure'
import { containing, type ListFields, listPage } from '../list/listPage'
import { listResult } from '../list/listResult'
import { readTimeline } from '../timeline'

const DESK: RecordKind<typeof desks> = { table: desks, key: 'pair', label: 'Desk', type: 'desk', name: (row) => row.pair }

const DAY_MS = 86_400_000

/** Conversions of the last 24 hours that a desk quoted. */
const recent = (now: Date) => sql<number>`(select count(*)::int from ${conversions}
  where ${conversions.desk} = ${desks.pair} and ${conversions.createdAt} > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz)`

const deskColumns = (now: Date) => ({ ...getTableColumns(desks), marketPrice: pairs.last, conversions24h: recent(now) })

type DeskRow = typeof desks.$inferSelect & { readonly marketPrice: string; readonly conversions24h: number }

const deskItem = (row: DeskRow): InferInput<typeof desk> => ({ ...row, updatedAt: row.updatedAt.toISOString() })

async function readDesk({ db, now }: { readonly db: Db; readonly now: Date }, pair: string): Promise<InferInput<typeof desk>> {
  const [row] = await db.select(deskColumns(now)).from(desks).innerJoin(pairs, eq(pairs.symbol, desks.pair)).where(eq(desks.pair, pair))
  if (!row) throw notFound('Desk')
  return deskItem(row)
}

/** A partial change is judged together with what stays. */
function assertPrices({ buyPrice, sellPrice }: { readonly buyPrice: string; readonly sellPrice: string }): void {
  if (compareAmounts(sellPrice, buyPrice) < 0)
    throw invalidField('sellPrice', 'The desk would sell below what it pays. Raise the selling price.')
}

function assertSizes({ minSize, maxSize }: { readonly minSize: string; readonly maxSize: string }): void {
  if (maxSize !== '0' && compareAmounts(maxSize, minSize) < 0)
    throw invalidField('maxSize', 'The most is below the least. Raise it, or type 0 for no limit.')
}

async function assertPair({ db }: Context, pair: string): Promise<void> {
  const [market] = await db.select({ symbol: pairs.symbol }).from(pairs).where(eq(pairs.symbol, pair))
  if (!market) throw invalidField('pair', `There is no pair ${pair}.`)
  const [taken] = await db.select({ pair: desks.pair }).from(desks).where(eq(desks.pair, pair))
  if (taken) throw conflict(`${pair} has a desk already. Open it to change it.`, 'taken', { pair })
}

export const deskHandlers = {
  listDesks: async (call) => {
    const { db, list, actor, now } = call
    const fields: ListFields<typeof DESK_LIST> = { ...desks, conversions24h: recent(now) }
    const page = listPage(DESK_LIST, list, {
      fields,
      id: desks.pair,
      zone: actor.timeZone,
      search: (words) => ilike(desks.pair, containing(words)),
    })
    const rows = await db
      .select(deskColumns(now))
      .from(desks)
      .innerJoin(pairs, eq(pairs.symbol, desks.pair))
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    return listResult(call, rows.map(deskItem), await db.$count(desks, page.where))
  },

  createDesk: async (call) => {
    await assertPair(call, call.body.pair)
    assertSizes(call.body)
    await insertRow(call, DESK, { action: 'desk.create', values: call.body })
    return await readDesk(call, call.body.pair)
  },

  getDesk: async (call) => await readDesk(call, call.params.pair),

  saveDesk: async (call) => {
    const { params, body } = call
    return await changeRow(call, DESK, {
      id: params.pair,
      action: 'desk.edit',
      rule: (row) => {
        const next = { ...row, ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) }
        assertPrices(next)
        assertSizes(next)
      },
      set: body,
      view: (row) => readDesk(call, row.pair),
    })
  },

  quoteDeskNow: async (call) => {
    const row = await readDesk(call, call.params.pair)
    return call.body.amounts.map((amount) => quoteDesk(row, call.body.side, amount))
  },

  getDeskTimeline: async (call) => await readTimeline(call, { type: 'desk', id: call.params.pair }, call.query.before),
} satisfies Handlers
