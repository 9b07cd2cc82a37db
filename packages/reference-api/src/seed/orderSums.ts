import { toUnits } from '../contract/amount'
import { OPEN_ORDER_STATES } from '../contract/botStates'
import { orderLock } from '../contract/orderLock'
import { Sums } from './decimals'
import type { BotDraft } from './makeBots'
import type { OrderRow } from './makeOrders'

const DAY_MS = 86_400_000

/** What the orders of one bot come to, in units of the quote currency. */
interface BotFigures {
  trades: number
  volume: bigint
  fees: bigint
  realized: bigint
  won: bigint
  lost: bigint
  wins: number
  closed: number
  peak: bigint
  drawdown: bigint
  lastOrderAt: Date | undefined
}

const noFigures = (): BotFigures => ({
  trades: 0,
  volume: 0n,
  fees: 0n,
  realized: 0n,
  won: 0n,
  lost: 0n,
  wins: 0,
  closed: 0,
  peak: 0n,
  drawdown: 0n,
  lastOrderAt: undefined,
})

/** Walks all orders once and keeps what users, pairs and bots show of them. */
export class OrderSums {
  readonly locked = new Sums()
  readonly volume30d = new Sums()
  readonly volume24h = new Sums()
  readonly openByPair = new Map<string, number>()
  readonly ordersByUser = new Map<number, number>()
  private readonly bots = new Map<string, BotFigures>()

  constructor(private readonly now: Date) {}

  botFigures(botId: string): BotFigures {
    const figures = this.bots.get(botId) ?? noFigures()
    this.bots.set(botId, figures)
    return figures
  }

  add(order: OrderRow, bot: BotDraft): void {
    const open = (OPEN_ORDER_STATES as readonly string[]).includes(order.state)
    const age = this.now.getTime() - order.createdAt.getTime()
    this.ordersByUser.set(order.userId, (this.ordersByUser.get(order.userId) ?? 0) + 1)
    if (open) this.openByPair.set(order.pair, (this.openByPair.get(order.pair) ?? 0) + 1)
    if (bot.mode === 'live') {
      if (open) {
        const lock = orderLock(order, bot.market, bot.market.quoteDecimals)
        this.locked.add(`${order.userId} ${lock.currency}`, toUnits(lock.amount))
      }
      if (age < 30 * DAY_MS) this.volume30d.add(String(order.userId), toUnits(order.valueUsdt))
      if (age < DAY_MS) this.volume24h.add(order.pair, toUnits(order.cost))
    }
    this.addToBot(order)
  }

  private addToBot(order: OrderRow): void {
    const figures = this.botFigures(order.botId)
    figures.volume += toUnits(order.cost)
    figures.fees += toUnits(order.fee)
    if (order.state === 'filled') figures.trades += 1
    if (!figures.lastOrderAt || order.updatedAt > figures.lastOrderAt) figures.lastOrderAt = order.updatedAt
    if (order.realizedPnl === null) return
    const pnl = toUnits(order.realizedPnl)
    figures.closed += 1
    figures.realized += pnl
    if (pnl > 0n) {
      figures.wins += 1
      figures.won += pnl
    } else figures.lost -= pnl
    if (figures.realized > figures.peak) figures.peak = figures.realized
    if (figures.peak - figures.realized > figures.drawdown) figures.drawdown = figures.peak - figures.realized
  }
}
