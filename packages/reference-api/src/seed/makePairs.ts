import { fromUnits } from '../contract/amount'
import type { pairFeeOverrides, pairs } from '../server/db/schema'
import { dividedUnits, unitsOf } from './decimals'
import type { Market } from './market'
import type { OrderSums } from './orderSums'
import { createRandom } from './random'
import type { SeedPlan } from './seedPlan'

const DAY_MS = 86_400_000
const SPARK_POINTS = 24
const MAINTENANCE_REASON = 'The order book moves to another engine.'

/** Pairs with the figures that follow from their orders and prices. */
export function makePairs(plan: SeedPlan, now: Date, markets: readonly Market[], sums: OrderSums) {
  const random = createRandom(plan.seed + 2)
  const rows: (typeof pairs.$inferInsert)[] = []
  const overrides: (typeof pairFeeOverrides.$inferInsert)[] = []
  markets.forEach((market, index) => {
    const { symbol, status, pricePrecision } = market
    const price = (ageMs: number) => unitsOf(market.priceAt(ageMs), pricePrecision)
    const spark = Array.from({ length: SPARK_POINTS }, (_, point) => price((DAY_MS * (SPARK_POINTS - 1 - point)) / (SPARK_POINTS - 1)))
    const [first = 0n] = spark
    const ordered = [...spark].sort((a, b) => (a < b ? -1 : 1))
    const last = spark.at(-1) ?? 0n
    const still = status === 'draft' || status === 'pre-launch' || status === 'delisted'
    const major = index < 3
    rows.push({
      symbol,
      base: market.base,
      quote: market.quote,
      status,
      statusBefore: status === 'maintenance' ? 'full' : null,
      statusReason: status === 'maintenance' ? MAINTENANCE_REASON : status === 'delisted' ? 'Too little volume.' : null,
      visible: status !== 'draft' && status !== 'delisted',
      position: index + 1,
      pricePrecision,
      amountPrecision: market.amountPrecision,
      minPrice: fromUnits(unitsOf(10 ** -pricePrecision, pricePrecision)),
      maxPrice: index % 4 === 3 ? '0' : fromUnits(unitsOf(Math.ceil(market.priceAt(0) * 10), 0)),
      minAmount: fromUnits(unitsOf(10 ** -market.amountPrecision, market.amountPrecision)),
      maxAmount: index % 6 === 5 ? '0' : fromUnits(unitsOf(Math.ceil(1_000_000 / market.baseUsdt), 0)),
      minNotional: fromUnits(unitsOf(Math.max(5 / market.quoteUsdt, 10 ** -market.quotePrecision), Math.min(market.quotePrecision, 5))),
      makerFee: major ? '0.0008' : '0.001',
      takerFee: major ? '0.001' : '0.0012',
      orderTypes: index % 9 === 8 ? ['limit'] : ['market', 'limit', 'stop-limit'],
      botEnabled: !still && index % 4 !== 3,
      priceSource: still ? 'manual' : 'feed',
      priceUpdatedAt: new Date(now.getTime() - (index % 23 === 7 ? 3 * 3_600_000 : random.int(1, 90) * 1000)),
      last: fromUnits(last),
      change24h: still ? '0' : fromUnits(cut6(dividedUnits(last - first, first))),
      high24h: fromUnits(ordered.at(-1) ?? last),
      low24h: fromUnits(ordered[0] ?? last),
      volume24h: sums.volume24h.text(symbol),
      openOrders: sums.openByPair.get(symbol) ?? 0,
      spark: spark.map(fromUnits),
      createdAt: new Date(now.getTime() - (plan.days + 300 - index * 3) * DAY_MS),
      updatedAt: new Date(now.getTime() - random.int(1, 40) * DAY_MS),
      version: random.int(1, 12),
    })
    if (index % 5 === 0)
      overrides.push(
        { pair: symbol, group: 'vip-5', maker: '0.0004', taker: '0.0007' },
        { pair: symbol, group: 'vip-9', maker: '0', taker: '0.0003' },
      )
  })
  return { rows, overrides }
}

const cut6 = (units: bigint) => (units / 10n ** 12n) * 10n ** 12n
