import { fromUnits, toUnits } from '../contract/amount'
import type { userBalances } from '../server/db/schema'
import type { CurrencyEntry } from './currencyCatalog'
import { timesUnits, unitsOf } from './decimals'
import type { UserDraft } from './makeUsers'
import { KNOWN_PEOPLE } from './people'
import { createRandom } from './random'
import type { SeedPlan } from './seedPlan'

/** What one user holds, and what it is worth in USDT. `locked` tells what his orders and conversions have set aside. */
export function makeBalances(
  plan: SeedPlan,
  user: UserDraft,
  currencies: readonly CurrencyEntry[],
  locked: (currency: string) => bigint,
  lockedCurrencies: readonly string[],
) {
  const random = createRandom(plan.seed + 9 + user.id * 17)
  const poor = user.state === 'deleted' || user.state === 'pending' || (random.chance(0.12) && user.id <= plan.users - KNOWN_PEOPLE.length)
  const held = new Set(lockedCurrencies)
  if (!poor) {
    held.add('USDT')
    for (const at of random.sample(random.int(0, 5), currencies.length)) held.add(currencies[at]?.code ?? 'USDT')
  }
  const rows: (typeof userBalances.$inferInsert)[] = []
  let worth = 0n
  for (const entry of currencies) {
    if (!held.has(entry.code)) continue
    const usdt = 10 ** random.between(0.6, entry.code === 'USDT' ? 4.9 : 4.2)
    const places = Math.min(entry.precision, 8)
    const available = poor ? 0n : unitsOf(usdt / Number(entry.price), places)
    // Ether is counted to the last of its 18 decimals for a few, so that nothing on the way may round.
    const dust = entry.precision === 18 && user.id % 3 === 0 && !poor ? BigInt(random.int(1, 999_999)) : 0n
    const aside = locked(entry.code)
    if (available + dust + aside === 0n) continue
    rows.push({ userId: user.id, currency: entry.code, available: fromUnits(available + dust), locked: fromUnits(aside) })
    worth += timesUnits(available + dust + aside, toUnits(entry.price))
  }
  return { rows, worth: fromUnits(worth) }
}
