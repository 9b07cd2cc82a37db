import { and, eq, inArray, ne } from 'drizzle-orm'
import { legalPairMoves, type PairStatus, TRADING_PAIR_STATUSES } from '../../contract/pairStates'
import { Skip } from '../bulk'
import type { Context } from '../call'
import { changeRow } from '../change'
import { botOrders, pairs } from '../db/schema'
import { conflict, illegalMove, invalidField } from '../failure'
import { cancelOpenOrders, countOpenOrders } from '../orders'
import { PAIR, type PairRow } from './pairKind'

/** A move of a pair to another state. */
export interface Move {
  readonly status: PairStatus
  readonly reason?: string | undefined
  readonly cancelOrders?: boolean | undefined
}

const isTrading = (status: PairStatus) => (TRADING_PAIR_STATUSES as readonly PairStatus[]).includes(status)

/** One pair must go on trading, else the platform stands still. Trading pairs are locked in one order, so two halts at once cannot both win. */
async function assertNotLastTrading({ db }: Context, { symbol, status }: PairRow, to: PairStatus): Promise<void> {
  if (!isTrading(status) || isTrading(to)) return
  const others = await db
    .select({ symbol: pairs.symbol })
    .from(pairs)
    .where(and(ne(pairs.symbol, symbol), inArray(pairs.status, [...TRADING_PAIR_STATUSES])))
    .orderBy(pairs.symbol)
    .limit(1)
    .for('update')
  if (others.length === 0) throw conflict('This is the last trading pair. Start another before you halt it.', 'last_live')
}

/** Delisting wants a reason and no open orders: they are cancelled in the same act when asked for. */
async function clearForDelisting(call: Context, { symbol }: PairRow, { reason, cancelOrders }: Move): Promise<void> {
  if (reason === undefined) throw invalidField('reason', 'Say why the pair is delisted.')
  const open = await countOpenOrders(call.db, eq(botOrders.pair, symbol))
  if (open === 0) return
  if (!cancelOrders) throw conflict(`${symbol} has ${open} open orders. Cancel them first.`, 'in_use', { openOrders: open })
  await cancelOpenOrders(call, eq(botOrders.pair, symbol), `${symbol} was delisted`)
}

/** Moves a pair: only along the legal moves (409 names them), never the last trading pair out of trading. */
export const movePair = <Shown>(call: Context, symbol: string, move: Move, view: (row: PairRow) => Shown | Promise<Shown>) =>
  changeRow(call, PAIR, {
    id: symbol,
    action: 'pair.setStatus',
    reason: move.reason,
    rule: async (row) => {
      if (row.status === move.status) throw new Skip(`${symbol} is ${move.status} already.`)
      const legal = legalPairMoves(row.status, row.statusBefore)
      if (!legal.includes(move.status))
        throw illegalMove(`From ${row.status} a pair goes to ${legal.join(' or ')}, not to ${move.status}.`, row.status, legal)
      await assertNotLastTrading(call, row, move.status)
      if (move.status === 'delisted') await clearForDelisting(call, row, move)
    },
    set: (row) => ({
      status: move.status,
      statusBefore: move.status === 'maintenance' ? row.status : null,
      statusReason: isTrading(move.status) ? null : (move.reason ?? null),
    }),
    view,
  })
