import type { currencies, currencyNetworks } from '../server/db/schema'
import { CURRENCY_CATALOG, type CurrencyEntry } from './currencyCatalog'
import { createRandom } from './random'
import type { SeedPlan } from './seedPlan'

const MINUTE_MS = 60_000
const EXPLORERS: Readonly<Record<string, string>> = {
  Bitcoin: 'https://mempool.example.org/tx/{tx}',
  Ethereum: 'https://etherscan.example.org/tx/{tx}',
  Tron: 'https://tronscan.example.org/#/transaction/{tx}',
  Solana: 'https://solscan.example.org/tx/{tx}',
}
const MEMO_CHAINS = new Set(['XRP-Ledger', 'Stellar', 'Cosmos', 'Algorand'])

/** About `usdt` worth of a currency, rounded to one digit: 0.0005 BTC, 20 USDT. */
function roundAmount(usdt: number, { price, precision }: CurrencyEntry): string {
  const value = usdt / Number(price)
  const digits = Math.max(0, Math.min(precision, -Math.floor(Math.log10(value))))
  const step = value >= 10 ? 10 ** Math.floor(Math.log10(value)) : 1
  return value >= 10 ? String(Math.round(value / step) * step) : value.toFixed(digits)
}

/** Currencies with their networks. */
export function makeCurrencies(plan: SeedPlan, now: Date) {
  const random = createRandom(plan.seed + 1)
  const rows: (typeof currencies.$inferInsert)[] = []
  const networks: (typeof currencyNetworks.$inferInsert)[] = []
  CURRENCY_CATALOG.slice(0, plan.currencies).forEach((entry, index) => {
    const fiat = entry.type === 'fiat'
    const stale = entry.status === 'disabled' || index % 17 === 9
    const createdAt = new Date(now.getTime() - (plan.days + 400 - index * 7) * 1440 * MINUTE_MS)
    rows.push({
      code: entry.code,
      name: entry.name,
      type: entry.type,
      status: entry.status ?? 'enabled',
      precision: entry.precision,
      position: index + 1,
      iconUrl: null,
      color: entry.color,
      price: entry.price,
      priceSource: entry.code === 'USDT' || fiat ? 'manual' : 'feed',
      priceUpdatedAt: new Date(now.getTime() - (stale ? random.int(60, 3000) : random.int(0, 3)) * MINUTE_MS),
      depositEnabled: entry.off?.deposit === undefined,
      withdrawEnabled: entry.off?.withdraw === undefined,
      tradeEnabled: entry.off?.trade === undefined,
      convertEnabled: entry.off?.convert === undefined,
      offReasons: { ...entry.off },
      minDeposit: roundAmount(5, entry),
      minWithdraw: roundAmount(10, entry),
      maxWithdraw: index % 5 === 4 ? '0' : roundAmount(200_000, entry),
      withdrawFeeType: fiat ? 'percent' : 'static',
      withdrawFeeValue: fiat ? '0.5' : roundAmount(1, entry),
      limits: [0, 1, 2, 3].map((level) => ({
        level,
        amount24h: roundAmount([1000, 10_000, 100_000, 1_000_000][level] ?? 0, entry),
        amountMonthly: roundAmount([10_000, 100_000, 1_000_000, 10_000_000][level] ?? 0, entry),
      })),
      createdAt,
      updatedAt: new Date(now.getTime() - random.int(1, 60) * 1440 * MINUTE_MS),
      version: random.int(1, 9),
    })
    entry.chains.forEach((chain, position) => {
      networks.push({
        id: `net-${entry.code.toLowerCase()}-${position + 1}`,
        currency: entry.code,
        chain: chain.replaceAll('-', ' '),
        contract: entry.type === 'token' ? `0x${random.text(40, '0123456789abcdef')}` : null,
        confirmations: random.pick([1, 2, 6, 12, 20, 64]),
        depositEnabled: entry.off?.deposit === undefined,
        withdrawEnabled: entry.off?.withdraw === undefined && !(position === 2 && index < 3),
        minDeposit: roundAmount(5, entry),
        withdrawFee: roundAmount(1 + position, entry),
        memoRequired: MEMO_CHAINS.has(chain),
        explorerTxUrl: EXPLORERS[chain] ?? null,
        position,
      })
    })
  })
  return { rows, networks }
}
