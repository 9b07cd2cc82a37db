import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { OPEN_ORDER_STATES } from '../contract/botStates'
import { orderLock } from '../contract/orderLock'
import type { Context } from './call'
import type { Db } from './db/database'
import { botOrders, bots, currencies, pairs, userBalances } from './db/schema'
import { minus, sum } from './money'

/** Orders in the book. */
export const isOpenOrder = inArray(botOrders.state, [...OPEN_ORDER_STATES])

/** Open orders that match. */
export async function countOpenOrders(db: Db, where: SQL | undefined): Promise<number> {
  const [found] = await db.select({ total: count() }).from(botOrders).where(and(isOpenOrder, where))
  return found?.total ?? 0
}

/**
 * Cancels every open order that matches: the orders end, what live bots had set aside becomes available again, and the pairs' counts follow.
 * Returns how many. The caller writes the audit row of its act.
 */
export async function cancelOpenOrders({ db, now }: Context, where: SQL | undefined, note: string): Promise<number> {
  const open = await db
    .select({ order: botOrders, mode: bots.mode, base: pairs.base, quote: pairs.quote, quoteDecimals: currencies.precision })
    .from(botOrders)
    .innerJoin(bots, eq(bots.id, botOrders.botId))

    .innerJoin(pairs, eq(pairs.symbol, botOrders.pair))
    .innerJoin(currencies, eq(currencies.code, pairs.quote))
    .where(and(isOpenOrder, where))
    .orderBy(botOrders.id)
    .for('update', { of: botOrders })
  if (open.length === 0) return 0

  const released = new Map<string, { userId: number; currency: string; amount: string }>()
  for (const { order, mode, base, quote, quoteDecimals } of open) {
    if (mode !== 'live') continue
    const lock = orderLock(order, { base, quote }, quoteDecimals)
    const key = `${order.userId} ${lock.currency}`
    released.set(key, { userId: order.userId, currency: lock.currency, amount: sum(released.get(key)?.amount ?? '0', lock.amount) })
  }
  for (const { userId, currency, amount } of released.values()) await release(db, userId, currency, amount)

  const step = JSON.stringify([{ state: 'cancelled', at: now.toISOString(), note }])
  await db
    .update(botOrders)
    .set({
      state: 'cancelled',
      finishedAt: now,
      updatedAt: now,
      stateHistory: sql`${botOrders.stateHistory} || ${step}::jsonb`,
      version: sql`${botOrders.version} + 1`,
    })
    .where(
      inArray(
        botOrders.id,
        open.map(({ order }) => order.id),
      ),
    )
  await recountOpenOrders(db, [...new Set(open.map(({ order }) => order.pair))])
  return open.length
}

/** Moves a locked amount back; never more than is locked, so that a rounding error of old rows cannot make money. */
async function release(db: Db, userId: number, currency: string, amount: string): Promise<void> {
  const mine = and(eq(userBalances.userId, userId), eq(userBalances.currency, currency))
  const [balance] = await db.select().from(userBalances).where(mine).for('update')
  if (!balance) return
  const freed = minus(balance.locked, amount).startsWith('-') ? balance.locked : amount
  await db
    .update(userBalances)
    .set({ locked: minus(balance.locked, freed), available: sum(balance.available, freed) })
    .where(mine)
}

/** Writes the number of open orders that the pairs' list shows. */
export async function recountOpenOrders(db: Db, symbols: readonly string[]): Promise<void> {
  if (symbols.length === 0) return
  await db
    .update(pairs)
    .set({ openOrders: sql`(select count(*)::int from ${botOrders} where ${botOrders.pair} = ${pairs.symbol} and ${isOpenOrder})` })
    .where(inArray(pairs.symbol, [...symbols]))
}
