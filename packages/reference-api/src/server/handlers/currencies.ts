import { asc, eq, ilike, inArray, max, or, sql } from 'drizzle-orm'
import { CURRENCY_LIST } from '../../contract'
import type { CurrencySwitch } from '../../contract/currencyStates'
import { audit } from '../audit'
import { bulkAct, type ChosenFrom, chooseRows, Skip } from '../bulk'
import type { Context, Handlers } from '../call'
import { changeRow, insertRow, removeRow } from '../change'
import { botOrders, currencies, currencyNetworks, pairs, userBalances } from '../db/schema'
import { exportCsv } from '../exportCsv'
import { conflict, invalidField, notFound } from '../failure'
import { containing, type ListFields, listPage } from '../list/listPage'
import { listResult } from '../list/listResult'
import type { ListQuery } from '../list/parseListQuery'
import { cancelOpenOrders } from '../orders'
import { readTimeline } from '../timeline'
import { currencyColumns } from './currencyColumns'
import { currencyImpact, livePairsOf } from './currencyImpact'
import { CURRENCY, CURRENCY_COUNTS, CURRENCY_WITH_COUNTS, type CurrencyRow, currencyItem, currencyView } from './currencyKind'

const FIELDS: ListFields<typeof CURRENCY_LIST> = { ...currencies, ...CURRENCY_COUNTS }

const currencyPage = (zone: string, list: ListQuery) =>
  listPage(CURRENCY_LIST, list, {
    fields: FIELDS,
    id: currencies.code,
    zone,
    search: (words) => or(ilike(currencies.code, containing(words)), ilike(currencies.name, containing(words))),
  })

const chosenCurrencies = (zone: string): ChosenFrom<string> => ({
  spec: CURRENCY_LIST,
  table: currencies,
  id: currencies.code,
  page: (list) => currencyPage(zone, list),
  readId: String,
})

const SWITCH_COLUMN = {
  deposit: 'depositEnabled',
  withdraw: 'withdrawEnabled',
  trade: 'tradeEnabled',
  convert: 'convertEnabled',
} as const satisfies Record<CurrencySwitch, keyof CurrencyRow>

interface Throw {
  readonly switch: CurrencySwitch
  readonly on: boolean
  readonly reason?: string | undefined
}

/** Throws one switch; `offReasons` keeps why it is off. */
const throwSwitch = <Shown>(call: Context, code: string, { switch: which, on, reason }: Throw, view: () => Shown | Promise<Shown>) =>
  changeRow(call, CURRENCY, {
    id: code,
    action: 'currency.switch',
    reason,
    rule: (row) => {
      if (row[SWITCH_COLUMN[which]] === on) throw new Skip(`${on ? 'On' : 'Off'} already.`)
    },
    set: ({ offReasons }) => {
      const { [which]: _, ...others } = offReasons
      return { [SWITCH_COLUMN[which]]: on, offReasons: on ? others : { ...others, [which]: reason ?? '' } }
    },
    view,
  })

type Network = Omit<typeof currencyNetworks.$inferInsert, 'id' | 'currency' | 'position'>

/** Replaces the networks of a currency and tells old and new for the audit row. */
async function writeNetworks({ app, db }: Context, code: string, networks: readonly Network[]) {
  const old = await db.delete(currencyNetworks).where(eq(currencyNetworks.currency, code)).returning()
  if (networks.length > 0)
    await db
      .insert(currencyNetworks)
      .values(networks.map((network, position) => ({ ...network, id: app.newId(), currency: code, position })))
  const told = old.sort((a, b) => a.position - b.position).map(({ id: _, currency: __, position: ___, ...network }) => network)
  return { before: { networks: told }, after: { networks } }
}

/** Balances with more decimals than that would be cut. */
async function assertPrecision(call: Context, row: CurrencyRow, precision: number | undefined): Promise<void> {
  if (precision === undefined || precision >= row.precision) return
  const [found] = await call.db
    .select({
      total: sql<number>`count(*)::int`,
    })
    .from(userBalances)
    .where(
      sql`${userBalances.currency} = ${row.code} and greatest(scale(trim_scale(${userBalances.available})), scale(trim_scale(${userBalances.locked}))) > ${precision}`,
    )
  const total = found?.total ?? 0
  if (total > 0)
    throw invalidField('precision', `${total} balances use more than ${precision} decimals. Choose at least as many as they use.`)
}

/** Disabling deals with what stands on the currency first: pairs paused, their orders cancelled, both only when asked for. */
async function clearWay(
  call: Context,
  code: string,
  {
    pausePairs,
    cancelOrders,
    reason,
  }: { pausePairs?: boolean | undefined; cancelOrders?: boolean | undefined; reason?: string | undefined },
) {
  const { db, now } = call
  const impact = await currencyImpact(call, code)
  if (impact.lastOfQuoteSide) throw conflict('This is the last enabled quote currency. Enable another first.', 'last_live', impact)
  const stands = impact.livePairs.length > 0 && !pausePairs
  if (stands || (impact.openOrders > 0 && !cancelOrders))
    throw conflict(
      `${impact.livePairs.length} live pairs and ${impact.openOrders} open orders depend on ${code}. Pause the pairs and cancel the orders, then disable it.`,
      'in_use',
      impact,
    )
  if (impact.livePairs.length === 0) return
  await cancelOpenOrders(call, inArray(botOrders.pair, impact.livePairs), `${code} was disabled`)
  const paused = await db
    .update(pairs)
    .set({ status: 'paused', statusReason: reason ?? `${code} was disabled`, updatedAt: now, version: sql`${pairs.version} + 1` })
    .where(livePairsOf(code))
    .returning({ symbol: pairs.symbol })
  for (const { symbol } of paused)
    await audit(call, {
      action: 'pair.setStatus',
      target: { type: 'pair', id: symbol, label: symbol },
      after: { status: 'paused' },
      reason: `${code} was disabled`,
    })
}

export const currencyHandlers = {
  listCurrencies: async (call) => {
    const { db, list, actor } = call
    const page = currencyPage(actor.timeZone, list)
    const rows = await db
      .select(CURRENCY_WITH_COUNTS)
      .from(currencies)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset)
    return listResult(call, rows.map(currencyItem), await db.$count(currencies, page.where))
  },

  listCurrencyOptions: async ({ db }) => await db.select().from(currencies).orderBy(asc(currencies.position), asc(currencies.code)),

  exportCurrencies: async (call) =>
    await exportCsv(call, call.body, {
      ...chosenCurrencies(call.actor.timeZone),
      name: 'currencies',
      columns: currencyColumns,
      rows: async (db, codes) =>
        await db
          .select(CURRENCY_WITH_COUNTS)
          .from(currencies)
          .where(inArray(currencies.code, [...codes])),
      idOf: (row) => row.code,
    }),

  reorderCurrencies: async (call) => {
    const { db, body, now } = call
    const rows = await db
      .select({ code: currencies.code })
      .from(currencies)
      .orderBy(asc(currencies.position), asc(currencies.code))
      .for('update')
    const codes = rows.map(({ code }) => code)
    if (!codes.includes(body.code)) throw notFound('Currency')
    if (body.before !== null && !codes.includes(body.before)) throw invalidField('before', `There is no currency ${body.before}.`)
    const rest = codes.filter((code) => code !== body.code)
    const at = body.before === null || body.before === body.code ? rest.length : rest.indexOf(body.before)
    const order = body.before === body.code ? codes : [...rest.slice(0, at), body.code, ...rest.slice(at)]
    await db.execute(
      sql`update ${currencies} set position = o.place, updated_at = case when ${currencies.code} = ${body.code} then ${now.toISOString()}::timestamptz else ${currencies.updatedAt} end
          from (select * from unnest(${sql.param(order)}::text[]) with ordinality as t(code, place)) o where ${currencies.code} = o.code`,
    )
    await audit(call, {
      action: 'currency.reorder',
      target: { type: 'currency', id: body.code, label: body.code },
      before: { position: codes.indexOf(body.code) + 1 },
      after: { position: order.indexOf(body.code) + 1 },
    })
    return null
  },

  switchCurrencies: async (call) => {
    const codes = await chooseRows(call, call.body, chosenCurrencies(call.actor.timeZone))
    return await bulkAct(call, codes, (inner, code) => throwSwitch(inner, code, call.body, () => null))
  },

  createCurrency: async (call) => {
    const { db, body, now } = call
    const { networks, withdrawFee, ...fields } = body
    const [taken] = await db.select({ code: currencies.code }).from(currencies).where(eq(currencies.code, body.code))
    if (taken) throw conflict(`${body.code} exists already. Open it to change it.`, 'taken', { code: body.code })
    const [last] = await db.select({ position: max(currencies.position) }).from(currencies)
    await insertRow(call, CURRENCY, {
      action: 'currency.create',
      values: {
        ...fields,
        withdrawFeeType: withdrawFee.type,
        withdrawFeeValue: withdrawFee.value,
        position: (last?.position ?? 0) + 1,
        priceUpdatedAt: now,
      },
    })
    await writeNetworks(call, body.code, networks)
    return await currencyView(call, body.code)
  },

  getCurrency: async (call) => await currencyView(call, call.params.code),

  saveCurrency: async (call) => {
    const { now, params, body } = call
    const { networks, withdrawFee, ...fields } = body
    return await changeRow(call, CURRENCY, {
      id: params.code,
      action: 'currency.edit',
      rule: (row) => assertPrecision(call, row, body.precision),
      ...(networks && { facts: () => writeNetworks(call, params.code, networks) }),
      set: (row) => ({
        ...fields,
        ...(withdrawFee && { withdrawFeeType: withdrawFee.type, withdrawFeeValue: withdrawFee.value }),
        ...(fields.price !== undefined && fields.price !== row.price && { priceUpdatedAt: now }),
      }),
      view: (row) => currencyView(call, row.code),
    })
  },

  switchCurrency: async (call) => {
    const view = () => currencyView(call, call.params.code)
    try {
      return await throwSwitch(call, call.params.code, call.body, view)
    } catch (error) {
      if (error instanceof Skip) return await view()
      throw error
    }
  },

  setCurrencyStatus: async (call) => {
    const { body, params } = call
    return await changeRow(call, CURRENCY, {
      id: params.code,
      action: 'currency.setStatus',
      reason: body.reason,
      rule: async () => {
        if (body.status === 'disabled') await clearWay(call, params.code, body)
      },
      set: { status: body.status },
      view: (row) => currencyView(call, row.code),
    })
  },

  getCurrencyImpact: async (call) => {
    await currencyView(call, call.params.code)
    return await currencyImpact(call, call.params.code)
  },

  deleteCurrency: async (call) => {
    const { params } = call
    await removeRow(call, CURRENCY, {
      id: params.code,
      action: 'currency.delete',
      rule: async () => {
        const used = await call.db.$count(pairs, or(eq(pairs.base, params.code), eq(pairs.quote, params.code)))
        const held = await call.db.$count(userBalances, eq(userBalances.currency, params.code))
        if (used > 0 || held > 0)
          throw conflict(`${used} pairs and ${held} balances use ${params.code}. Disable it instead.`, 'in_use', {
            pairs: used,
            balances: held,
          })
      },
      view: (row) => currencyView(call, row.code),
    })
    return null
  },

  getCurrencyTimeline: async (call) => await readTimeline(call, { type: 'currency', id: call.params.code }, call.query.before),
} satisfies Handlers
