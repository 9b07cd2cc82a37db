import { and, between, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import { BOT_ORDER_LIST } from '../../contract'
import { OPEN_ORDER_STATES } from '../../contract/botStates'
import { orderLock } from '../../contract/orderLock'
import { moveBalance } from '../balances'
import { bulkAct, type ChosenFrom, chooseRows } from '../bulk'
import type { Context, Handlers } from '../call'
import { changeRow } from '../change'
import type { Db } from '../db/database'
import { matchWords } from '../db/matchWords'
import { botOrders, bots, currencies, pairs, users } from '../db/schema'
import { exportCsv } from '../exportCsv'
import { illegalMove, invalidField } from '../failure'
import { type ListFields, listPage, startingWith } from '../list/listPage'
import { listResult } from '../list/listResult'
import type { ListQuery } from '../list/parseListQuery'
import { sum } from '../money'
import { cancelOpenOrders, isOpenOrder, recountOpenOrders } from '../orders'
import { readTimeline } from '../timeline'
import { botOrderColumns } from './botOrderColumns'
import { BOT_ORDER, botOrderItem, botOrderView, ORDER_COLUMNS } from './botOrderView'

const FIELDS: ListFields<typeof BOT_ORDER_LIST> = botOrders

/** Most users or bots that a search word may name; the array keeps the order indexes usable. */
const NAMED_MAX = 500

const namedBy = (ids: SQL): SQL => sql`any(array(${ids} limit ${NAMED_MAX}))`

function search(words: string): SQL | undefined {
  return or(
    like(botOrders.id, startingWith(words.toUpperCase())),
    like(botOrders.tag, startingWith(words)),
    sql`${botOrders.userId} = ${namedBy(sql`select ${users.id} from ${users} where ${matchWords(users.search, words)}`)}`,
    sql`${botOrders.botId} = ${namedBy(sql`select ${bots.id} from ${bots} where ${matchWords(bots.search, words)}`)}`,
  )
}

const orderPage = (zone: string, list: ListQuery) => listPage(BOT_ORDER_LIST, list, { fields: FIELDS, id: botOrders.id, zone, search })

const chosenOrders = (zone: string): ChosenFrom<string> => ({
  spec: BOT_ORDER_LIST,
  table: botOrders,
  id: botOrders.id,
  page: (list) => orderPage(zone, list),
  readId: String,
})

const named = (db: Db, where: SQL | undefined) =>
  db
    .select(ORDER_COLUMNS)
    .from(botOrders)
    .innerJoin(bots, eq(bots.id, botOrders.botId))
    .innerJoin(users, eq(users.id, botOrders.userId))
    .where(where)

/** Cancels one open order; what is final already answers 409 with its state, a fact for the admin. */
async function cancelOne<Shown>(call: Context, id: string, reason: string | undefined, view: () => Shown | Promise<Shown>) {
  return await changeRow(call, BOT_ORDER, {
    id,
    action: 'botOrder.cancel',
    reason,
    rule: ({ state }) => {
      if (!(OPEN_ORDER_STATES as readonly string[]).includes(state)) throw illegalMove(`The order is ${state} already.`, state)
    },
    facts: async ({ state }) => {
      await cancelOpenOrders(call, eq(botOrders.id, id), reason ?? 'Cancelled by an administrator')
      return { before: { state }, after: { state: 'cancelled' } }
    },
    set: {},
    view,
  })
}

/** Sets aside again what a live order needs; 409 when the user no longer has it. */
async function lockFor(call: Context, order: typeof botOrders.$inferSelect): Promise<void> {
  const { db } = call
  const [market] = await db
    .select({ base: pairs.base, quote: pairs.quote, decimals: currencies.precision, mode: bots.mode })
    .from(pairs)
    .innerJoin(currencies, eq(currencies.code, pairs.quote))
    .innerJoin(bots, eq(bots.id, order.botId))
    .where(eq(pairs.symbol, order.pair))
  if (market?.mode !== 'live') return
  const lock = orderLock(order, market, market.decimals)
  await moveBalance(db, order.userId, lock.currency, { available: `-${lock.amount}`, locked: lock.amount })
}

/** Sends an errored order again. */
const retryOne = <Shown>(call: Context, id: string, view: () => Shown | Promise<Shown>) =>
  changeRow(call, BOT_ORDER, {
    id,
    action: 'botOrder.retry',
    rule: async (row) => {
      if (row.state !== 'errored') throw illegalMove(`Only an errored order can be sent again; this one is ${row.state}.`, row.state)
      await lockFor(call, row)
    },
    set: ({ stateHistory }) => ({
      state: 'pending' as const,
      errorCode: null,
      errorMessage: null,
      finishedAt: null,
      stateHistory: [...stateHistory, { state: 'pending' as const, at: call.now.toISOString(), note: 'Sent again by an administrator' }],
    }),
    view: async (row) => {
      await recountOpenOrders(call.db, [row.pair])
      return await view()
    },
  })

/** Above this many rows an act on everything that matches wants its number typed. */
const CONFIRM_ABOVE = 1

/** Milliseconds around an order that its chart shows, at least. */
const CHART_MARGIN_MS = 6 * 3_600_000
const CHART_POINTS = 500

export const botOrderHandlers = {
  listBotOrders: async (call) => {
    const { db, list, actor } = call
    const page = orderPage(actor.timeZone, list)
    const rows = await named(db, page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    return listResult(call, rows.map(botOrderItem), await db.$count(botOrders, page.where))
  },

  sumBotOrders: async (call) => {
    const { db, list, actor, now } = call
    const { where } = orderPage(actor.timeZone, list)
    const rows = await db
      .select({
        currency: pairs.quote,
        orders: sql<number>`count(*)::int`,
        open: sql<number>`(count(*) filter (where ${isOpenOrder}))::int`,
        errored: sql<number>`(count(*) filter (where ${botOrders.state} = 'errored'))::int`,
        cost: sql<string>`sum(${botOrders.cost})::text`,
        realizedPnl: sql<string>`coalesce(sum(${botOrders.realizedPnl}), 0)::text`,
      })
      .from(botOrders)
      .innerJoin(pairs, eq(pairs.symbol, botOrders.pair))
      .where(where)
      .groupBy(pairs.quote)
      .orderBy(pairs.quote)
    const fees = await db
      .select({ currency: botOrders.feeCurrency, amount: sql<string>`sum(${botOrders.fee})::text` })
      .from(botOrders)
      .where(where)
      .groupBy(botOrders.feeCurrency)
      .orderBy(botOrders.feeCurrency)
    const total = (field: 'orders' | 'open' | 'errored') => rows.reduce((all, row) => all + row[field], 0)
    return {
      orders: total('orders'),
      open: total('open'),
      errored: total('errored'),
      cost: rows.map(({ currency, cost }) => ({ currency, amount: sum(cost) })),
      fee: fees.map(({ currency, amount }) => ({ currency, amount: sum(amount) })),
      realizedPnl: rows.map(({ currency, realizedPnl }) => ({ currency, amount: sum(realizedPnl) })),
      asOf: now.toISOString(),
    }
  },

  exportBotOrders: async (call) =>
    await exportCsv(call, call.body, {
      ...chosenOrders(call.actor.timeZone),
      name: 'bot-orders',
      columns: botOrderColumns,
      rows: async (db, ids) => await named(db, inArray(botOrders.id, [...ids])),
      idOf: (row) => row.id,
    }),

  cancelBotOrders: async (call) => {
    const { body } = call
    const ids = await chooseRows(call, body, chosenOrders(call.actor.timeZone))
    if (body.filter !== undefined && ids.length > CONFIRM_ABOVE && body.confirmCount !== ids.length)
      throw invalidField('confirmCount', `Type ${ids.length} to confirm.`)
    return await bulkAct(call, ids, (inner, id) => cancelOne(inner, id, body.reason, () => null))
  },

  retryBotOrders: async (call) => {
    const ids = await chooseRows(call, call.body, chosenOrders(call.actor.timeZone))
    return await bulkAct(call, ids, (inner, id) => retryOne(inner, id, () => null))
  },

  getBotOrder: async (call) => await botOrderView(call, call.params.id),

  getBotOrderPrices: async (call) => {
    const { db, params } = call
    const order = await botOrderView(call, params.id)
    const from = new Date(Date.parse(order.createdAt) - CHART_MARGIN_MS)
    const until = new Date(Date.parse(order.finishedAt ?? order.updatedAt) + CHART_MARGIN_MS)
    const rows = await db
      .select({ at: botOrders.createdAt, price: sql<string>`coalesce(${botOrders.averagePrice}, ${botOrders.price})::text` })
      .from(botOrders)
      .where(
        and(
          eq(botOrders.pair, order.pair),
          between(botOrders.createdAt, from, until),
          sql`coalesce(${botOrders.averagePrice}, ${botOrders.price}) is not null`,
        ),
      )
      .orderBy(botOrders.createdAt, botOrders.id)
      .limit(CHART_POINTS)
    return { points: rows.map(({ at, price }) => ({ at: at.toISOString(), price: sum(price) })) }
  },

  cancelBotOrder: async (call) => await cancelOne(call, call.params.id, call.body.reason, () => botOrderView(call, call.params.id)),

  retryBotOrder: async (call) => await retryOne(call, call.params.id, () => botOrderView(call, call.params.id)),

  getBotOrderTimeline: async (call) => await readTimeline(call, { type: 'botOrder', id: call.params.id }, call.query.before),
} satisfies Handlers
