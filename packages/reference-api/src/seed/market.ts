import { CURRENCY_CATALOG } from './currencyCatalog'
import { PAIR_CATALOG, type PairEntry } from './pairCatalog'
import type { SeedPlan } from './seedPlan'

const HOUR_MS = 3_600_000

/** A pair with the prices it has had. */
export interface Market extends PairEntry {
  readonly symbol: string
  readonly pricePrecision: number
  readonly amountPrecision: number
  /** USDT for one of the base, of the quote. */
  readonly baseUsdt: number
  readonly quoteUsdt: number
  /** Decimals that amounts of the quote get here, at most 8. */
  readonly quotePrecision: number
  /** Decimals that a balance of the quote may have. */
  readonly quoteDecimals: number
  readonly basePrecision: number
  /** Price so many milliseconds before now. */
  priceAt(ageMs: number): number
}

const PRICES = new Map(CURRENCY_CATALOG.map((entry) => [entry.code, entry]))
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Markets of a plan. Prices are a slow and a quick wave that meet the catalog's price now. */
export function makeMarkets(plan: SeedPlan): readonly Market[] {
  return PAIR_CATALOG.slice(0, plan.pairs).map((pair, index) => {
    const base = PRICES.get(pair.base)
    const quote = PRICES.get(pair.quote)
    if (!base || !quote) throw new Error(`The catalog has no currency for ${pair.base}_${pair.quote}.`)
    const price = Number(base.price) / Number(quote.price)
    const size = Math.floor(Math.log10(price))
    const worth = Math.floor(Math.log10(Number(base.price)))
    const pricePrecision = clamp(5 - size, quote.precision === 0 ? 0 : 1, 8)
    const slow = 0.08 * Math.sin(index)
    const quick = 0.012 + 0.002 * (index % 7)
    const wave = (age: number) => slow * Math.sin(age / (HOUR_MS * 24 * 11) + index) + quick * Math.sin(age / (HOUR_MS * 5) + index * 2)
    return {
      ...pair,
      symbol: `${pair.base}_${pair.quote}`,
      pricePrecision,
      amountPrecision: clamp(worth + 2, 0, Math.min(base.precision, 10 - pricePrecision, 8)),
      baseUsdt: Number(base.price),
      quoteUsdt: Number(quote.price),
      quotePrecision: Math.min(quote.precision, 8),
      quoteDecimals: quote.precision,
      basePrecision: Math.min(base.precision, 8),
      priceAt: (ageMs) => price * (1 + wave(ageMs) - wave(0)),
    }
  })
}
