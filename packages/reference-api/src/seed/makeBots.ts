import { fromUnits } from '../contract/amount'
import type { BotStatus, BotStrategy } from '../contract/botStates'
import { LIVE_PAIR_STATUSES } from '../contract/pairStates'
import type { bots } from '../server/db/schema'
import { dividedUnits } from './decimals'
import type { UserDraft } from './makeUsers'
import type { Market } from './market'
import type { OrderSums } from './orderSums'
import { createRandom, type Random } from './random'
import type { SeedPlan } from './seedPlan'

const DAY_MS = 86_400_000
const STRATEGIES: readonly BotStrategy[] = ['grid', 'market-making', 'recurring', 'signal']
const NAMES: Readonly<Record<BotStrategy, string>> = { grid: 'Grid', 'market-making': 'Maker', recurring: 'Saver', signal: 'Signal' }

const ERRORS = [
  {
    flag: 'insufficient_balance',
    hint: 'The account holds less than the next order needs. Ask the owner to deposit, or lower the order size.',
  },
  { flag: 'stale_price', hint: 'The price feed of the pair is old. Check the feed, then start the bot again.' },
  { flag: 'pair_halted', hint: 'The pair does not take orders. Start the bot again when it trades.' },
  { flag: 'api_timeout', hint: 'The exchange did not answer three times in a row. Start the bot again.' },
  { flag: 'max_drawdown', hint: 'The bot lost more than its limit. Look at its orders before you start it again.' },
  { flag: 'config_invalid', hint: "The grid lies outside the pair's price limits. Change the configuration." },
] as const

/** A bot before its figures are known. */
export interface BotDraft {
  readonly id: string
  readonly name: string
  readonly userId: number
  readonly market: Market
  readonly strategy: BotStrategy
  readonly config: Record<string, unknown>
  readonly status: BotStatus
  readonly mode: 'live' | 'paper'
  readonly error: (typeof ERRORS)[number] | undefined
  readonly createdAt: Date
}

/** Bots of active users, on pairs where bots may trade. */
export function makeBots(plan: SeedPlan, now: Date, users: readonly UserDraft[], markets: readonly Market[]): BotDraft[] {
  const random = createRandom(plan.seed + 5)
  const owners = users.filter(({ state }) => state === 'active')
  const open = markets.filter(({ status }) => (LIVE_PAIR_STATUSES as readonly string[]).includes(status))
  return Array.from({ length: plan.bots }, (_, index) => {
    const strategy = STRATEGIES[index % STRATEGIES.length] ?? 'grid'
    const market = index < 4 ? (open[index] ?? random.pick(open)) : random.chance(0.6) ? random.pick(open.slice(0, 6)) : random.pick(open)
    const failed = index >= 4 && index < 4 + plan.botsInError
    const owner = index < 6 ? (owners[owners.length - 1 - index] ?? random.pick(owners)) : random.pick(owners)
    const status: BotStatus = failed
      ? 'error'
      : index === 1
        ? 'paused'
        : index === 2
          ? 'stopped'
          : index === 3
            ? 'draining'
            : random.weighted({ running: 72, paused: 16, stopped: 12 })
    const oldest = Math.min(plan.days, 150) * DAY_MS
    return {
      id: `bot-${index + 1}`,
      name: `${NAMES[strategy]} ${index + 1}, ${market.base}`,
      userId: owner.id,
      market,
      strategy,
      config: configOf(random, strategy, market),
      status,
      mode: index % 9 === 8 ? 'paper' : 'live',
      error: failed ? ERRORS[index % ERRORS.length] : undefined,
      createdAt: new Date(now.getTime() - oldest + Math.floor(random.next() * oldest * 0.3)),
    }
  })
}

function configOf(random: Random, strategy: BotStrategy, market: Market): Record<string, unknown> {
  const price = market.priceAt(0)
  const quote = (usdt: number) => (usdt / market.quoteUsdt).toFixed(Math.min(market.quotePrecision, 5))
  switch (strategy) {
    case 'grid':
      return {
        strategy,
        lowerPrice: (price * 0.82).toFixed(market.pricePrecision),
        upperPrice: (price * 1.2).toFixed(market.pricePrecision),
        grids: random.int(8, 60),
        investment: quote(random.int(2, 40) * 500),
        stopLossPct: random.chance(0.5) ? '12.5' : null,
      }
    case 'market-making':
      return {
        strategy,
        spreadPct: '0.12',
        orderAmount: Math.max(250 / market.baseUsdt, 10 ** -market.amountPrecision).toFixed(market.amountPrecision),
        levels: random.int(1, 6),
        refreshSeconds: random.pick([5, 15, 30]),
        inventorySkewPct: '20',
      }
    case 'recurring':
      return {
        strategy,
        amount: quote(random.int(1, 20) * 25),
        everyHours: random.pick([6, 12, 24, 168]),
        purchases: random.chance(0.5) ? 0 : 52,
      }
    case 'signal':
      return {
        strategy,
        source: 'https://signals.example.com/feed',
        orderValue: quote(random.int(2, 30) * 50),
        maxOpenOrders: random.int(1, 8),
        takeProfitPct: '4.5',
        stopLossPct: '2.5',
      }
  }
}

/** The row of a bot, with the figures of its orders. */
export function botRow(now: Date, draft: BotDraft, sums: OrderSums): typeof bots.$inferInsert {
  const { market, error, createdAt, ...rest } = draft
  const figures = sums.botFigures(draft.id)
  const lastOrderAt = figures.lastOrderAt ?? createdAt
  return {
    ...rest,
    pair: market.symbol,
    errorFlags: error ? [error.flag] : [],
    errorHint: error?.hint ?? null,
    netPnl: fromUnits(figures.realized - figures.fees),
    realized: fromUnits(figures.realized),
    volume: fromUnits(figures.volume),
    trades: figures.trades,
    winRate: fromUnits(cut6(dividedUnits(BigInt(figures.wins) * ONE, BigInt(figures.closed) * ONE))),
    profitFactor: figures.lost === 0n ? null : fromUnits(cut6(dividedUnits(figures.won, figures.lost))),
    maxDrawdown: fromUnits(cut6(dividedUnits(figures.drawdown, figures.volume))),
    metricsAt: new Date(now.getTime() - 45_000),
    startedAt: draft.status === 'stopped' ? null : createdAt,
    createdAt,
    updatedAt: lastOrderAt,
    version: 1 + (figures.trades % 5),
  }
}

const ONE = 10n ** 18n
const cut6 = (units: bigint) => (units / 10n ** 12n) * 10n ** 12n
