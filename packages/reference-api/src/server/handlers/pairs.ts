import { and, asc, count, eq, ilike, inArray, max, or } from 'drizzle-orm'
import { PAIR_LIST } from '../../contract'
import { compareAmounts } from '../../contract/amount'
import { checkOrder } from '../../contract/checkOrder'
import { PAIR_TABS, type PairTab } from '../../contract/pairStates'
import { audit } from '../audit'
import { bulkAct, type ChosenFrom, chooseRows, Skip } from '../bulk'
import type { Context, Handlers } from '../call'
import { changeRow, insertRow } from '../change'
import { botOrders, bots, currencies, pairFeeOverrides, pairs } from '../db/schema'
import { exportCsv } from '../exportCsv'
import { conflict, invalidField } from '../failure'
import { containing, type ListFields, listPage } from '../list/listPage'
import { listResult } from '../list/listResult'
import type { ListQuery } from '../list/parseListQuery'
import { cancelOpenOrders, countOpenOrders } from '../orders'
import { readTimeline } from '../timeline'
import { pairColumns } from './pairColumns'
import { PAIR, PAIR_TAB, type PairRow, pairItem, pairView, readPair } from './pairKind'
import { movePair } from './pairMoves'

const FIELDS: ListFields<typeof PAIR_LIST> = { ...pairs, tab: PAIR_TAB }

const pairPage = (zone: string, list: ListQuery) =>
  listPage(PAIR_LIST, list, {
    fields: FIELDS,
    id: pairs.symbol,
    zone,
    search: (words) => or(...searchable(words).map((text) => ilike(pairs.symbol, containing(text)))),
  })

/** `BTC/USDT` and `btc usdt` mean the symbol `BTC_USDT`. */
const searchable = (words: string) => [words, words.trim().replace(/[\s/-]+/g, '_')]

const chosenPairs = (zone: string): ChosenFrom<string> => ({
  spec: PAIR_LIST,
  table: pairs,
  id: pairs.symbol,
  page: (list) => pairPage(zone, list),
  readId: String,
})

interface Bounds {
  readonly minPrice: string
  readonly maxPrice: string
  readonly minAmount: string
  readonly maxAmount: string
  readonly pricePrecision: number
  readonly amountPrecision: number
}

/** A partial change is judged together with what stays: the form's own check sees only what was sent. */
function assertBounds(next: Bounds): void {
  const under = (most: string, least: string) => most !== '0' && compareAmounts(most, least) < 0
  if (under(next.maxPrice, next.minPrice)) throw invalidField('maxPrice', 'The most is below the least. Raise it, or type 0 for no limit.')
  if (under(next.maxAmount, next.minAmount))
    throw invalidField('maxAmount', 'The most is below the least. Raise it, or type 0 for no limit.')
  if (next.pricePrecision + next.amountPrecision > 10)
    throw invalidField('amountPrecision', 'Price and amount may have ten decimals together. Lower one of them.')
}

type Override = Pick<typeof pairFeeOverrides.$inferInsert, 'group' | 'maker' | 'taker'>

/** Replaces the overrides of a pair and tells old and new for the audit row. */
async function writeOverrides({ db }: Context, symbol: string, overrides: readonly Override[]) {
  const old = await db.delete(pairFeeOverrides).where(eq(pairFeeOverrides.pair, symbol)).returning()
  if (overrides.length > 0) await db.insert(pairFeeOverrides).values(overrides.map((override) => ({ ...override, pair: symbol })))
  const told = (list: readonly Override[]) =>
    [...list].sort((a, b) => (a.group < b.group ? -1 : 1)).map(({ group, maker, taker }) => ({ group, maker, taker }))
  return { before: { feeOverrides: told(old) }, after: { feeOverrides: told(overrides) } }
}

/** Base and quote must exist and be enabled before a market of them is made. */
async function assertCurrencies({ db }: Context, sides: { base: string; quote: string }): Promise<void> {
  const known = await db
    .select({ code: currencies.code, status: currencies.status })
    .from(currencies)
    .where(inArray(currencies.code, [sides.base, sides.quote]))
  for (const side of ['base', 'quote'] as const) {
    const found = known.find(({ code }) => code === sides[side])
    if (!found) throw invalidField(side, `There is no currency ${sides[side]}.`)
    if (found.status === 'disabled') throw invalidField(side, `${sides[side]} is disabled. Enable it first.`)
  }
}

export const pairHandlers = {
  listPairs: async (call) => {
    const { db, list, actor } = call
    const page = pairPage(actor.timeZone, list)
    const rows = await db
      .select()
      .from(pairs)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    return listResult(call, rows.map(pairItem), await db.$count(pairs, page.where))
  },

  listPairOptions: async ({ db }) => await db.select().from(pairs).orderBy(asc(pairs.position), asc(pairs.symbol)),

  countPairs: async ({ db }) => {
    const rows = await db.select({ status: pairs.status, total: count() }).from(pairs).groupBy(pairs.status)
    const under = (tab: PairTab) =>
      rows.filter(({ status }) => (PAIR_TABS[tab] as readonly string[]).includes(status)).reduce((sum, { total }) => sum + total, 0)
    return { all: under('all'), trading: under('trading'), halted: under('halted'), draft: under('draft') }
  },

  exportPairs: async (call) =>
    await exportCsv(call, call.body, {
      ...chosenPairs(call.actor.timeZone),
      name: 'pairs',
      columns: pairColumns,
      rows: async (db, symbols) =>
        await db
          .select()
          .from(pairs)
          .where(inArray(pairs.symbol, [...symbols])),
      idOf: (row) => row.symbol,
    }),

  setPairsStatus: async (call) => {
    const symbols = await chooseRows(call, call.body, chosenPairs(call.actor.timeZone))
    return await bulkAct(call, symbols, (inner, symbol) => movePair(inner, symbol, call.body, () => null))
  },

  setPairsFees: async (call) => {
    const { body } = call
    if (body.makerFee === undefined && body.takerFee === undefined)
      throw invalidField('makerFee', 'Type a maker fee, a taker fee, or both.')
    const symbols = await chooseRows(call, body, chosenPairs(call.actor.timeZone))
    const rows = symbols.length === 0 ? [] : await call.db.select().from(pairs).where(inArray(pairs.symbol, symbols))
    const bySymbol = new Map(rows.map((row) => [row.symbol, row]))
    const changes = symbols.flatMap((symbol) => {
      const row = bySymbol.get(symbol)
      return row ? [{ symbol, before: feesOf(row), after: feesOf({ ...row, ...given(body) }) }] : []
    })
    if (body.preview)
      return {
        done: 0,
        skipped: 0,
        failed: 0,
        items: changes.map(({ symbol, ...fees }) => ({ id: symbol, outcome: 'preview' as const, ...fees })),
      }
    const outcome = await bulkAct(call, symbols, (inner, symbol) =>
      changeRow(inner, PAIR, {
        id: symbol,
        action: 'pair.setFees',
        reason: body.reason,
        rule: (row) => {
          const { before, after } = { before: feesOf(row), after: feesOf({ ...row, ...given(body) }) }
          if (before.makerFee === after.makerFee && before.takerFee === after.takerFee) throw new Skip('These are its fees already.')
        },
        set: given(body),
        view: () => null,
      }),
    )
    const items = outcome.items.flatMap((item) => {
      const change = changes.find(({ symbol }) => symbol === item.id)
      return change ? [{ ...item, id: change.symbol, before: change.before, after: change.after }] : []
    })
    return { ...outcome, items }
  },

  createPair: async (call) => {
    const { db, body, now } = call
    const { feeOverrides, position, ...fields } = body
    const symbol = `${body.base}_${body.quote}`
    await assertCurrencies(call, body)
    const [taken] = await db.select({ symbol: pairs.symbol }).from(pairs).where(eq(pairs.symbol, symbol))
    if (taken) throw conflict(`${symbol} exists already. Open it to change it.`, 'taken', { symbol })
    const [last] = await db.select({ position: max(pairs.position) }).from(pairs)
    const row = await insertRow(call, PAIR, {
      action: 'pair.create',
      values: {
        ...fields,
        symbol,
        status: 'draft',
        position: position ?? (last?.position ?? 0) + 1,
        priceUpdatedAt: now,
        last: '0',
        high24h: '0',
        low24h: '0',
      },
    })
    await writeOverrides(call, symbol, feeOverrides)
    return await pairView(call, row)
  },

  getPair: async (call) => await pairView(call, await readPair(call, call.params.symbol)),

  savePair: async (call) => {
    const { body, params } = call
    return await changeRow(call, PAIR, {
      id: params.symbol,
      action: 'pair.edit',
      rule: (row) => {
        if (row.status === 'delisted')
          throw conflict('A delisted pair does not change. Move it to draft first.', 'illegal_move', { current: row.status })
        assertBounds({ ...row, ...defined(body) })
      },
      set: body,
      view: (row) => pairView(call, row),
    })
  },

  savePairFees: async (call) => {
    const { body, params } = call
    const { feeOverrides, ...fees } = body
    return await changeRow(call, PAIR, {
      id: params.symbol,
      action: 'pair.setFees',
      facts: () => writeOverrides(call, params.symbol, feeOverrides),
      set: fees,
      view: (row) => pairView(call, row),
    })
  },

  setPairStatus: async (call) => {
    const { params, body } = call
    try {
      return await movePair(call, params.symbol, body, (row) => pairView(call, row))
    } catch (error) {
      if (error instanceof Skip) return await pairView(call, await readPair(call, params.symbol))
      throw error
    }
  },

  countPairOrders: async (call) => {
    const { db, params } = call
    await readPair(call, params.symbol)
    const on = eq(botOrders.pair, params.symbol)
    return {
      buy: await countOpenOrders(db, and(on, eq(botOrders.side, 'buy'))),
      sell: await countOpenOrders(db, and(on, eq(botOrders.side, 'sell'))),
      runningBots: await db.$count(bots, and(eq(bots.pair, params.symbol), eq(bots.status, 'running'))),
    }
  },

  cancelPairOrders: async (call) => {
    const { params, body } = call
    const { symbol } = await readPair(call, params.symbol)
    if (
      body.confirmSymbol
        .trim()
        .toUpperCase()
        .replace(/[\s/-]+/g, '_') !== symbol
    )
      throw invalidField('confirmSymbol', `Type ${symbol} to confirm.`)
    const chosen = and(eq(botOrders.pair, symbol), body.side === 'both' ? undefined : eq(botOrders.side, body.side))
    const open = await countOpenOrders(call.db, chosen)
    if (Math.abs(open - body.countSeen) > body.countSeen * 0.01)
      throw conflict(`${open} orders are open now, you saw ${body.countSeen}. Look again, then repeat.`, 'count_moved', { total: open })
    const cancelled = await cancelOpenOrders(call, chosen, body.reason ?? 'Cancelled by an administrator')
    await audit(call, {
      action: 'pair.cancelOrders',
      target: { type: 'pair', id: symbol, label: symbol },
      after: { side: body.side, cancelled },
      reason: body.reason,
    })
    return { done: cancelled, skipped: 0, failed: 0, items: [] }
  },

  checkPairOrder: async (call) => [...checkOrder(await readPair(call, call.params.symbol), call.body)],

  getPairTimeline: async (call) => await readTimeline(call, { type: 'pair', id: call.params.symbol }, call.query.before),
} satisfies Handlers

const feesOf = ({ makerFee, takerFee }: Pick<PairRow, 'makerFee' | 'takerFee'>) => ({ makerFee, takerFee })

/** Only what was sent. */
function defined<Body extends object>(body: Body): { [Field in keyof Body]: Exclude<Body[Field], undefined> } {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as never
}

const given = ({ makerFee, takerFee }: { makerFee?: string | undefined; takerFee?: string | undefined }) => ({
  ...(makerFee !== undefined && { makerFee }),
  ...(takerFee !== undefined && { takerFee }),
})
