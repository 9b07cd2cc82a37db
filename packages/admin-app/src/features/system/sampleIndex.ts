import { type SampleOrder, sampleOrder } from './sampleOrder'

export interface SampleQuestion {
  seed: number
  count: number
  /** Literal text, any letter case. */
  q: string
  sort: readonly { readonly id: string; readonly desc: boolean }[]
}

export interface SampleAnswer {
  /** Places of the orders that match, in the order asked for. */
  found: Uint32Array<ArrayBuffer>
  /** Sum of their amounts, exact; a decimal string. */
  sum: string
}

export interface SampleIndex {
  ask: (question: SampleQuestion) => SampleAnswer
}

type Key = (order: SampleOrder) => string | number

const KEYS: Readonly<Record<string, Key>> = {
  trader: (order) => order.trader.toLowerCase(),
  pair: (order) => order.pair,
  side: (order) => order.side,
  status: (order) => order.status,
  // Smallest units: 8 places of at most 40 are far below 2^53, so nothing is rounded.
  amount: (order) => Number(order.amount.replace('.', '')),
  price: (order) => Number(order.price.replace('.', '')),
  at: (order) => order.at,
}

/** Searches and sorts generated orders. Texts and keys are made once per list, and a longer search looks only among what the shorter one found. */
export function createSampleIndex(): SampleIndex {
  let seed = Number.NaN
  let count = -1
  let texts: string[] = []
  let keys = new Map<string, (string | number)[]>()
  let last = { q: '', found: new Uint32Array(0) }

  const start = (question: SampleQuestion) => {
    if (question.seed === seed && question.count === count) return
    seed = question.seed
    count = question.count
    keys = new Map()
    texts = Array.from({ length: count }, (_, index) => {
      const { id, trader, pair, status, note } = sampleOrder(seed, index)
      return `${id} ${trader} ${pair} ${status} ${note ?? ''}`.toLowerCase()
    })
    last = { q: '', found: Uint32Array.from({ length: count }, (_, index) => index) }
  }
  const search = (q: string) => {
    const among = last.q !== '' && q.startsWith(last.q) ? last.found : undefined
    const found = among ? among.filter((index) => texts[index]?.includes(q)) : Uint32Array.from(matches(texts, q))
    last = { q, found }
    return found
  }
  const keysOf = (id: string) => {
    const known = keys.get(id)
    const key = KEYS[id]
    if (known || !key) return known
    const made = Array.from({ length: count }, (_, index) => key(sampleOrder(seed, index)))
    keys.set(id, made)
    return made
  }
  return {
    ask: (question) => {
      start(question)
      const found = search(question.q.trim().toLowerCase()).slice()
      const sorts = question.sort.flatMap(({ id, desc }) => {
        const values = keysOf(id)
        return values ? [{ values, sign: desc ? -1 : 1 }] : []
      })
      if (sorts.length > 0) {
        found.sort((a, b) => {
          for (const { values, sign } of sorts) {
            const left = values[a] ?? 0
            const right = values[b] ?? 0
            if (left !== right) return left < right ? -sign : sign
          }
          return a - b
        })
      }
      return { found, sum: sumOf(found, keysOf('amount') ?? []) }
    },
  }
}

function* matches(texts: readonly string[], q: string): Generator<number> {
  for (const [index, text] of texts.entries()) if (text.includes(q)) yield index
}

/** Units of eight places as decimal string: 100,000 amounts of at most 40 stay below 2^53. */
function sumOf(found: Uint32Array, amounts: readonly (string | number)[]): string {
  let units = 0
  for (const index of found) units += Number(amounts[index] ?? 0)
  const digits = String(units).padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`
}
