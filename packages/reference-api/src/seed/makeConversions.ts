import { fromUnits, toUnits } from '../contract/amount'
import type { ConversionEvent } from '../contract/conversion'
import type { ConversionFailure, ConversionStatus } from '../contract/conversionStates'
import type { conversions, desks } from '../server/db/schema'
import { cutUnits, Sums, timesUnits, unitsOf } from './decimals'
import type { UserDraft } from './makeUsers'
import type { Market } from './market'
import { createRandom, type Random, scatter } from './random'
import type { SeedPlan } from './seedPlan'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A conversion row with the fields that sums need. */
export type ConversionRow = typeof conversions.$inferInsert & {
  readonly status: ConversionStatus
  readonly fromAmount: string
  readonly valueUsdt: string
  readonly createdAt: Date
  readonly userId: number
}

const FAILURES: Readonly<Record<ConversionFailure, string>> = {
  insufficient_balance: 'The balance no longer covered the amount.',
  quote_expired: 'The quote ran out before it was confirmed.',
  price_moved: 'The price moved by more than the desk allows.',
  limit_exceeded: 'The daily limit of the user was reached.',
  provider_error: 'The liquidity provider refused the trade.',
  desk_paused: 'The desk was paused while the conversion ran.',
  user_frozen: 'The account was frozen while the conversion ran.',
}
const FAILURE_CODES = Object.keys(FAILURES) as ConversionFailure[]

/** The newest ones show each state once, with their age in seconds; then by weight. */
const FIRST_STATES: readonly (readonly [ConversionStatus, number])[] = [
  ['quoted', 12],
  ['pending', 95],
  ['processing', 410],
  ['completed', 660],
  ['failed', 1080],
  ['expired', 1720],
  ['cancelled', 2600],
  ['refunded', 4300],
]

/** Desks for every second live pair. */
export function makeDesks(plan: SeedPlan, now: Date, markets: readonly Market[]): (typeof desks.$inferInsert)[] {
  const random = createRandom(plan.seed + 7)
  return deskMarkets(markets).map((market, index) => {
    const at = market.priceAt(0)
    const size = (usdt: number) => fromUnits(unitsOf(usdt / market.baseUsdt, market.amountPrecision))
    const least = fromUnits(unitsOf(10 ** -market.amountPrecision, market.amountPrecision))
    return {
      pair: market.symbol,
      mode: index % 4 === 3 ? 'manual' : 'spread',
      buyPrice: fromUnits(unitsOf(at * 0.996, market.pricePrecision)),
      sellPrice: fromUnits(unitsOf(at * 1.004, market.pricePrecision)),
      spreadPct: random.pick(['0.4', '0.6', '0.8', '1.2']),
      minSize: size(10) === '0' ? least : size(10),
      maxSize: index % 5 === 4 ? '0' : size(50_000),
      dailyLimitPerUser: index % 3 === 2 ? '0' : size(200_000),
      quoteExpirySec: 30,
      paused: index === 2,
      message: index === 2 ? 'Back at 16:00 UTC.' : null,
      createdAt: new Date(now.getTime() - (plan.days + 90) * DAY_MS),
      updatedAt: new Date(now.getTime() - random.int(1, 30) * DAY_MS),
      version: random.int(1, 7),
    }
  })
}

const deskMarkets = (markets: readonly Market[]) => {
  const live = markets.filter(({ status }) => status === 'full' || status === 'post-only')
  return live.filter((_, index) => index < 6 || index % 2 === 0)
}

/** Conversions, oldest first. Walking them again gives the same. */
export function* makeConversions(
  plan: SeedPlan,
  now: Date,
  users: readonly UserDraft[],
  markets: readonly Market[],
): Generator<ConversionRow> {
  const random = createRandom(plan.seed + 8)
  const tradeable = deskMarkets(markets)
  // A random walk over everybody old enough would need a search per row; the first nine tenths are.
  const people = users.filter(({ state }) => state === 'active' || state === 'frozen')
  const span = Math.min(plan.days, 150) * DAY_MS
  for (let index = 0; index < plan.conversions; index += 1) {
    const left = plan.conversions - index
    const first = FIRST_STATES[left - 1]
    const age = first ? first[1] * 1000 : Math.max(left * 600_000, (left / plan.conversions) ** 1.2 * span * 0.97)
    const status = first?.[0] ?? pickStatus(random, age)
    const createdAt = now.getTime() - age
    const reach = Math.max(1, lowerBound(people, createdAt))
    const user = people[random.int(0, reach - 1)] ?? random.pick(people)
    yield makeConversion(random, { index, status, user, market: random.pick(tradeable), createdAt: new Date(createdAt), now })
  }
}

/** How many of the people (oldest first) had registered by then. */
function lowerBound(people: readonly UserDraft[], time: number): number {
  let [low, high] = [0, people.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((people[middle]?.createdAt.getTime() ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}

function pickStatus(random: Random, age: number): ConversionStatus {
  if (age < 2 * 3_600_000 && random.chance(0.1)) return random.pick(['pending', 'processing'])
  return random.weighted({ completed: 86, expired: 6, cancelled: 3, failed: 4, refunded: 1 })
}

interface ConversionInput {
  readonly index: number
  readonly status: ConversionStatus
  readonly user: UserDraft
  readonly market: Market
  readonly createdAt: Date
  readonly now: Date
}

function makeConversion(random: Random, { index, status, user, market, createdAt, now }: ConversionInput): ConversionRow {
  const selling = random.chance(0.5)
  const [from, to] = selling ? [market.base, market.quote] : [market.quote, market.base]
  const [fromUsdt, fromPlaces, toPlaces] = selling
    ? [market.baseUsdt, market.basePrecision, market.quotePrecision]
    : [market.quoteUsdt, market.quotePrecision, market.basePrecision]
  const spreadBps = random.pick([40, 60, 80, 120])
  const price = market.priceAt(now.getTime() - createdAt.getTime())
  const middle = selling ? price : 1 / price
  const rate = unitsOf(middle * (1 - spreadBps / 20_000), 12)
  const fromUnitsAmount = unitsOf(
    Math.max((random.next() ** 3 * 9000 + 12) / fromUsdt, 10 ** -Math.min(fromPlaces, 6)),
    Math.min(fromPlaces, 6),
  )
  const toAmount = cutUnits(timesUnits(fromUnitsAmount, rate), toPlaces)
  const fee = cutUnits(toAmount / 1000n, toPlaces)
  const executed = status === 'completed' || status === 'refunded'
  const revenue = executed ? fee + cutUnits((toAmount * BigInt(spreadBps)) / 20_000n, toPlaces) : 0n
  const events = eventsOf(random, status, createdAt, now)
  const last = new Date(events.at(-1)?.at ?? createdAt)
  const underWay = status === 'quoted' || status === 'pending' || status === 'processing'
  const failure = status === 'failed' ? random.pick(FAILURE_CODES) : null
  const toUsdt = unitsOf(selling ? market.quoteUsdt : market.baseUsdt, 12)
  return {
    id: `cnv-${index + 1}`,
    reference: `CNV-${reference(index)}`,
    userId: user.id,
    desk: market.symbol,
    from,
    to,
    fromAmount: fromUnits(fromUnitsAmount),
    toAmount: fromUnits(toAmount),
    quotedRate: fromUnits(rate),
    executedRate: executed ? fromUnits(rate) : null,
    spreadBps,
    fee: executed ? fromUnits(fee) : '0',
    feeCurrency: to,
    revenue: fromUnits(revenue),
    valueUsdt: fromUnits(timesUnits(fromUnitsAmount, unitsOf(fromUsdt, 12))),
    revenueUsdt: fromUnits(timesUnits(revenue, toUsdt)),
    status,
    failureCode: failure,
    failureMessage: failure === null ? null : FAILURES[failure],
    events,
    quoteExpiresAt: new Date(createdAt.getTime() + 30_000),
    createdAt,
    updatedAt: last,
    finishedAt: underWay ? null : last,
    durationMs: underWay ? null : last.getTime() - createdAt.getTime(),
    version: events.length,
  }
}

/** Seven letters and digits, different for each index. */
function reference(index: number): string {
  let left = scatter(index)
  let text = ''
  for (let at = 0; at < 7; at += 1) {
    text = `${REFERENCE_ALPHABET[left % 32]}${text}`
    left = Math.floor(left / 32)
  }
  return text
}

const PATHS: Readonly<Record<ConversionStatus, readonly ConversionStatus[]>> = {
  quoted: ['quoted'],
  expired: ['quoted', 'expired'],
  pending: ['quoted', 'pending'],
  cancelled: ['quoted', 'pending', 'cancelled'],
  processing: ['quoted', 'pending', 'processing'],
  completed: ['quoted', 'pending', 'processing', 'completed'],
  failed: ['quoted', 'pending', 'processing', 'failed'],
  refunded: ['quoted', 'pending', 'processing', 'failed', 'refunded'],
}

/** The states a conversion went through, by legal moves. */
function eventsOf(random: Random, status: ConversionStatus, createdAt: Date, now: Date): ConversionEvent[] {
  let at = createdAt.getTime()
  return PATHS[status].map((state) => {
    const entry = { status: state, at: new Date(Math.min(at, now.getTime())).toISOString() }
    at += state === 'failed' ? random.int(20, 600) * MINUTE_MS : random.int(300, 8000)
    return entry
  })
}

/** What conversions set aside and move, by user. */
export class ConversionSums {
  readonly locked = new Sums()
  readonly volume30d = new Sums()
  constructor(private readonly now: Date) {}
  add(row: ConversionRow): void {
    if (row.status === 'pending' || row.status === 'processing') this.locked.add(`${row.userId} ${row.from}`, toUnits(row.fromAmount))
    if (row.status === 'completed' && this.now.getTime() - row.createdAt.getTime() < 30 * DAY_MS)
      this.volume30d.add(String(row.userId), toUnits(row.valueUsdt))
  }
}
