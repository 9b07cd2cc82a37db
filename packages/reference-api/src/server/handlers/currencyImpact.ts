import { and, count, eq, inArray, max, ne, or, sql } from 'drizzle-orm'
import type { CurrencyImpact } from '../../contract'
import { LIVE_PAIR_STATUSES } from '../../contract/pairStates'
import type { Context } from '../call'
import { botOrders, bots, conversions, currencies, pairs, userBalances } from '../db/schema'
import { countOpenOrders } from '../orders'

const WORKING_BOTS = ['running', 'draining'] as const

/** Live pairs that trade the currency on either side. */
export const livePairsOf = (code: string) =>
  and(or(eq(pairs.base, code), eq(pairs.quote, code)), inArray(pairs.status, [...LIVE_PAIR_STATUSES]))

/** What disabling a currency would touch; the same figures stop it when the admin has not dealt with them. */
export async function currencyImpact({ db }: Pick<Context, 'db'>, code: string): Promise<CurrencyImpact> {
  const live = await db.select({ symbol: pairs.symbol, quote: pairs.quote }).from(pairs).where(livePairsOf(code)).orderBy(pairs.symbol)
  const symbols = live.map(({ symbol }) => symbol)
  const onPairs = symbols.length > 0
  const [running] = onPairs
    ? await db
        .select({ total: count() })
        .from(bots)
        .where(and(inArray(bots.pair, symbols), inArray(bots.status, [...WORKING_BOTS])))
    : []
  const [pending] = await db
    .select({ total: count() })
    .from(conversions)
    .where(and(or(eq(conversions.from, code), eq(conversions.to, code)), inArray(conversions.status, ['quoted', 'pending', 'processing'])))
  const held = and(eq(userBalances.currency, code), sql`${userBalances.available} + ${userBalances.locked} > 0`)
  const [holders] = await db.select({ total: count() }).from(userBalances).where(held)
  const places = sql<number>`greatest(scale(trim_scale(${userBalances.available})), scale(trim_scale(${userBalances.locked})))`
  const [decimals] = await db
    .select({ most: max(places) })
    .from(userBalances)
    .where(held)
  const decimalsInUse = Number(decimals?.most ?? 0)
  const [atThat] = await db
    .select({ total: count() })
    .from(userBalances)
    .where(and(held, eq(places, decimalsInUse)))
  return {
    livePairs: symbols,
    openOrders: onPairs ? await countOpenOrders(db, inArray(botOrders.pair, symbols)) : 0,
    runningBots: running?.total ?? 0,
    pendingConversions: pending?.total ?? 0,
    holders: holders?.total ?? 0,
    decimalsInUse,
    balancesAtThatPrecision: decimalsInUse === 0 ? 0 : (atThat?.total ?? 0),
    lastOfQuoteSide: await isLastQuote({ db }, code),
  }
}

/** No other enabled currency is the quote of a pair: without this one nothing could be priced. */
async function isLastQuote({ db }: Pick<Context, 'db'>, code: string): Promise<boolean> {
  const [own] = await db.select({ total: count() }).from(pairs).where(eq(pairs.quote, code))
  if (!own?.total) return false
  const [others] = await db
    .select({ total: count() })
    .from(pairs)
    .innerJoin(currencies, eq(currencies.code, pairs.quote))
    .where(and(ne(pairs.quote, code), eq(currencies.status, 'enabled')))
  return others?.total === 0
}
