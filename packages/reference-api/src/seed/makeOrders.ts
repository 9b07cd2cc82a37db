import { fromUnits } from '../contract/amount'
import type { OrderFill, OrderStep } from '../contract/botOrder'
import type { BotOrderError, BotOrderState } from '../contract/botStates'
import type { OrderSide, OrderType } from '../contract/pairStates'
import { cutUnits, dividedUnits, timesUnits, unitsOf } from './decimals'
import type { BotDraft } from './makeBots'
import { createRandom, type Random, scatter } from './random'
import type { SeedPlan } from './seedPlan'

const DAY_MS = 86_400_000
const OPEN_DAYS = 6

/** A bot order, every field filled. Dates are dates, amounts canonical. */
export interface OrderRow {
  id: string
  botId: string
  userId: number
  pair: string
  side: OrderSide
  type: OrderType
  state: BotOrderState
  price: string | null
  stopPrice: string | null
  averagePrice: string | null
  amount: string
  filledAmount: string
  cost: string
  valueUsdt: string
  fee: string
  feeCurrency: string
  realizedPnl: string | null
  tag: string | null
  errorCode: BotOrderError | null
  errorMessage: string | null
  fills: OrderFill[]
  stateHistory: OrderStep[]
  createdAt: Date
  updatedAt: Date
  finishedAt: Date | null
  version: number
}

const ERRORS: Readonly<Record<BotOrderError, string>> = {
  insufficient_balance: 'The account holds less than the order needs.',
  below_min_notional: 'The order is worth less than the pair allows.',
  price_out_of_range: 'The price is outside the limits of the pair.',
  pair_not_trading: 'The pair does not take orders now.',
  exchange_timeout: 'The exchange did not answer within 10 s.',
  rate_limited: 'Too many orders within a second.',
  bot_misconfigured: 'The configuration gives no valid price.',
}
const REFUSALS: readonly BotOrderError[] = ['below_min_notional', 'price_out_of_range', 'pair_not_trading', 'insufficient_balance']
const FAULTS: readonly BotOrderError[] = ['exchange_timeout', 'rate_limited', 'bot_misconfigured', 'insufficient_balance']

/** The newest ones show each state once, with their age in seconds; then by weight. A small world misses none. */
const FIRST_STATES: readonly (readonly [BotOrderState, number])[] = [
  ['partially_filled', 54],
  ['open', 130],
  ['pending', 175],
  ['filled', 340],
  ['errored', 610],
  ['cancelled', 980],
  ['rejected', 1500],
  ['expired', 2300],
]

/** Orders of all bots, oldest first. Walking them again gives the same. */
export function* makeOrders(plan: SeedPlan, now: Date, bots: readonly BotDraft[]): Generator<{ order: OrderRow; bot: BotDraft }> {
  const random = createRandom(plan.seed + 6)
  const span = Math.min(plan.days, 150) * DAY_MS
  const busy = bots.slice(0, Math.max(1, Math.ceil(bots.length * 0.3)))
  for (let index = 0; index < plan.botOrders; index += 1) {
    const left = plan.botOrders - index
    const first = FIRST_STATES[left - 1]
    const age = first ? first[1] * 1000 : Math.max(left * 9000, (left / plan.botOrders) ** 1.25 * span * 0.98) + random.int(0, 6000)
    const bot = random.chance(0.55) ? random.pick(busy) : random.pick(bots)
    const state = first?.[0] ?? pickState(random, age)
    const createdAt = new Date(Math.max(now.getTime() - age, bot.createdAt.getTime() + 60_000))
    yield { order: makeOrder(random, index, bot, state, createdAt, now), bot }
  }
}

function pickState(random: Random, age: number): BotOrderState {
  if (age < OPEN_DAYS * DAY_MS && random.chance(0.22)) return random.weighted({ open: 70, partially_filled: 22, pending: 8 })
  return random.weighted({ filled: 76, cancelled: 15, expired: 4, rejected: 3, errored: 2 })
}

function makeOrder(random: Random, index: number, bot: BotDraft, state: BotOrderState, createdAt: Date, now: Date): OrderRow {
  const { market } = bot
  const side: OrderSide = random.chance(0.5) ? 'buy' : 'sell'
  const open = state === 'open' || state === 'partially_filled' || state === 'pending'
  const type: OrderType = open ? 'limit' : random.weighted({ limit: 74, market: 18, 'stop-limit': 8 })
  const at = unitsOf(market.priceAt(now.getTime() - createdAt.getTime()), market.pricePrecision)
  const step = unitsOf(10 ** -market.pricePrecision, market.pricePrecision)
  const away = cutUnits((at * BigInt(random.int(1, 60))) / 10_000n, market.pricePrecision) + step
  const limit = side === 'buy' && at > away ? at - away : at + away
  const amount = atLeast(
    unitsOf((random.int(6, 300) * 10) / market.baseUsdt, market.amountPrecision),
    unitsOf(10 ** -market.amountPrecision, market.amountPrecision),
  )
  const share =
    state === 'filled'
      ? 1
      : state === 'partially_filled'
        ? random.between(0.15, 0.85)
        : (state === 'cancelled' || state === 'expired') && random.chance(0.2)
          ? random.between(0.05, 0.6)
          : 0
  const wanted = share === 1 ? amount : cutUnits((amount * BigInt(Math.round(share * 1000))) / 1000n, market.amountPrecision)
  const filled = makeFills(random, { state, wanted, price: type === 'market' ? at : limit, market, createdAt, now, side })
  // A half-filled order that rounds to nothing or to all is open or filled.
  const settled: BotOrderState =
    state === 'partially_filled' && (filled.amount === 0n || filled.amount === amount) ? (filled.amount === 0n ? 'open' : 'filled') : state
  const steps = historyOf(random, settled, filled.fills, createdAt, now)
  const last = steps.at(-1)?.at ?? createdAt.toISOString()
  const final = !(settled === 'open' || settled === 'partially_filled' || settled === 'pending')
  const error = settled === 'rejected' ? random.pick(REFUSALS) : settled === 'errored' ? random.pick(FAULTS) : null
  const earned =
    side === 'sell' && filled.amount > 0n ? cutUnits((filled.cost * BigInt(random.int(-110, 175))) / 10_000n, market.quotePrecision) : null
  return {
    id: `BO-${scatter(index).toString(16).toUpperCase().padStart(8, '0')}`,
    botId: bot.id,
    userId: bot.userId,
    pair: market.symbol,
    side,
    type,
    state: settled,
    price: type === 'market' ? null : fromUnits(limit),
    stopPrice: type === 'stop-limit' ? fromUnits(side === 'buy' ? limit - step : limit + step) : null,
    averagePrice: filled.amount === 0n ? null : fromUnits(dividedUnits(filled.cost, filled.amount)),
    amount: fromUnits(amount),
    filledAmount: fromUnits(filled.amount),
    cost: fromUnits(filled.cost),
    valueUsdt: fromUnits(timesUnits(filled.cost, unitsOf(market.quoteUsdt, 12))),
    fee: fromUnits(filled.fee),
    feeCurrency: market.quote,
    realizedPnl: earned === null ? null : fromUnits(earned),
    tag: random.chance(0.3) ? `g${bot.id.slice(4)}-${random.text(8, '0123456789abcdef')}` : null,
    errorCode: error,
    errorMessage: error === null ? null : ERRORS[error],
    fills: filled.fills,
    stateHistory: steps,
    createdAt,
    updatedAt: new Date(last),
    finishedAt: final ? new Date(last) : null,
    version: steps.length,
  }
}

const atLeast = (units: bigint, least: bigint) => (units < least ? least : units)

interface FillInput {
  readonly state: BotOrderState
  readonly wanted: bigint
  readonly price: bigint
  readonly market: BotDraft['market']
  readonly createdAt: Date
  readonly now: Date
  readonly side: OrderSide
}

/** Splits what was filled into one to four fills at or better than the price. */
function makeFills(random: Random, { wanted, price, market, createdAt, now }: FillInput) {
  const fills: OrderFill[] = []
  const total = { amount: 0n, cost: 0n, fee: 0n, fills }
  const parts = wanted === 0n ? 0 : random.int(1, 4)
  const room = Math.max(1, Math.min(now.getTime() - createdAt.getTime() - 1, 90_000))
  for (let part = 1; part <= parts; part += 1) {
    const left = wanted - total.amount
    const amount = part === parts ? left : cutUnits((left * BigInt(random.int(200, 700))) / 1000n, market.amountPrecision)
    if (amount === 0n) continue
    const cost = timesUnits(amount, price)
    const fee = cutUnits(cost / 1000n, 10)
    total.amount += amount
    total.cost += cost
    total.fee += fee
    const at = new Date(createdAt.getTime() + Math.floor((room * part) / (parts + 1))).toISOString()
    fills.push({
      price: fromUnits(price),
      amount: fromUnits(amount),
      fee: fromUnits(fee),
      role: random.chance(0.6) ? 'maker' : 'taker',
      at,
    })
  }
  return total
}

/** The states an order went through, by legal moves, ending in the one it has. */
function historyOf(random: Random, state: BotOrderState, fills: readonly OrderFill[], createdAt: Date, now: Date): OrderStep[] {
  const after = (ms: number) => new Date(Math.min(createdAt.getTime() + ms, now.getTime())).toISOString()
  const steps: OrderStep[] = [{ state: 'pending', at: createdAt.toISOString() }]
  if (state === 'pending') return steps
  if (state === 'rejected' || state === 'errored') return [...steps, { state, at: after(random.int(12, 900)) }]
  steps.push({ state: 'open', at: after(random.int(1, 60)) })
  const [first] = fills
  const lastFill = fills.at(-1)
  if (first && (fills.length > 1 || state !== 'filled')) steps.push({ state: 'partially_filled', at: later(first.at, steps) })
  if (state === 'filled' && lastFill) steps.push({ state, at: later(lastFill.at, steps) })
  if (state === 'cancelled' || state === 'expired') steps.push({ state, at: later(after(random.int(100_000, 40_000_000)), steps) })
  return steps
}

const later = (at: string, steps: readonly OrderStep[]) => {
  const before = steps.at(-1)?.at ?? at
  return at > before ? at : before
}
