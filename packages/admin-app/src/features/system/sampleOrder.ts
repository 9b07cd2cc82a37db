/** A bot order that never was: made from a seed and a place, the same each time, on the page and in the worker. */
export interface SampleOrder {
  id: string
  trader: string
  pair: string
  side: 'Buy' | 'Sell'
  status: 'Filled' | 'Open' | 'Partly filled' | 'Cancelled'
  /** Decimal strings, as the API sends them. */
  amount: string
  price: string
  /** Switched by the admin in the row. */
  live: boolean
  /** Sometimes absent, sometimes long, sometimes right-to-left. */
  note: string | null
  /** Milliseconds since 1970, UTC. */
  at: number
}

const FIRST = [
  'Amara',
  'Jonas',
  'Priya',
  'Lucía',
  'Mateusz',
  'Hana',
  'Elif',
  'Daniel',
  'Chloé',
  'Noah',
  'Sofia',
  'Karim',
  'Grace',
  'Oliver',
  'Leila',
  'ليلى',
]
const LAST = [
  'Okafor',
  'Weber',
  'Raman',
  'Fernández',
  'Nowak',
  'Sato',
  'Yıldız',
  'Osei',
  'Laurent',
  'Bergström',
  'Rossi',
  'Haddad',
  'Kim',
  'Brandt',
]
const PAIRS = ['BTC / USDT', 'ETH / USDT', 'SOL / USDT', 'XRP / USDT', 'ADA / USDT', 'DOGE / EUR', 'LINK / EUR', 'BTC / EUR']
const PRICES = [96_412.5, 3_318.07, 241.66, 1.1042, 0.8135, 0.3812, 14.982, 91_080]
const STATUSES = ['Filled', 'Filled', 'Filled', 'Open', 'Partly filled', 'Cancelled'] as const
const NOTES = [
  null,
  null,
  'Grid bot',
  'Average cost, weekly',
  'مرّ بمراجعة يدوية',
  'Asked support to keep this order open until the transfer from the cold wallet has been confirmed by two people',
]
/** The clock of the samples: 20 November 2026, 13:58 UTC. */
const NEWEST = Date.UTC(2026, 10, 20, 13, 58)

/** The order at one place of a list; any place can be asked for without the ones before it. */
export function sampleOrder(seed: number, index: number): SampleOrder {
  const draw = randomAt(seed, index)
  const market = pick(draw, PAIRS.length)
  const price = (PRICES[market] ?? 1) * (0.97 + (draw() % 600) / 10_000)
  return {
    id: hex(draw()) + hex(draw()) + hex(index * 2_654_435_761),
    trader: `${FIRST[pick(draw, FIRST.length)]} ${LAST[pick(draw, LAST.length)]}`,
    pair: PAIRS[market] ?? '',
    side: draw() % 2 === 0 ? 'Buy' : 'Sell',
    status: STATUSES[pick(draw, STATUSES.length)] ?? 'Open',
    amount: decimal(draw() % 4_000_000_000, 8),
    price: decimal(Math.round(price * 10_000), 4),
    live: draw() % 3 !== 0,
    note: NOTES[pick(draw, NOTES.length)] ?? null,
    at: NEWEST - index * 41_000 - (draw() % 30_000),
  }
}

/** Mulberry32, started at one place of one list; gives unsigned 32-bit integers. */
function randomAt(seed: number, index: number): () => number {
  let state = (Math.imul(seed, 0x9e37_79b1) ^ Math.imul(index + 1, 0x85eb_ca6b)) >>> 0
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

const pick = (draw: () => number, count: number) => draw() % count
const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0')

/** An integer of smallest units as decimal string. */
function decimal(units: number, places: number): string {
  const digits = String(units).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
