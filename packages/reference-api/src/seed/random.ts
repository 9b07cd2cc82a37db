/** Pseudo-random numbers that are the same on every machine for the same seed. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** Whole number, both ends inside. */
  int(least: number, most: number): number
  between(least: number, most: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** One of the keys, by weight. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key
  /** `count` different whole numbers below `below`, in no order. */
  sample(count: number, below: number): number[]
  /** Text of `length` characters of an alphabet. */
  text(length: number, alphabet?: string): string
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Mulberry32: small, fast, good enough for sample data; never for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    int,
    between: (least, most) => least + next() * (most - least),
    chance: (share) => next() < share,
    pick: (items) => items[int(0, items.length - 1)] as (typeof items)[number],
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of entries) {
        left -= weight
        if (left < 0) return key
      }
      return (entries.at(-1) as (typeof entries)[number])[0]
    },
    sample: (count, below) => {
      const chosen = new Set<number>()
      while (chosen.size < Math.min(count, below)) chosen.add(int(0, below - 1))
      return [...chosen]
    },
    text: (length, alphabet = ALPHABET) => Array.from({ length }, () => alphabet[int(0, alphabet.length - 1)]).join(''),
  }
}

/** A scattered number below 2^32 for each index: no two indices share one. */
export const scatter = (index: number): number => Math.imul(index + 1, 0x9e3779b1) >>> 0
