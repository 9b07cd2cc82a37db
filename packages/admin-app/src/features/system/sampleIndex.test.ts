import { describe, expect, it } from 'vitest'
import { createSampleIndex } from './sampleIndex'
import { sampleOrder } from './sampleOrder'

const base = { seed: 7, count: 2_000, q: '', sort: [] }
const order = (index: number) => sampleOrder(7, index)

describe('createSampleIndex', () => {
  it('finds what the texts hold, in any letter case, in the order of the list', () => {
    const { found } = createSampleIndex().ask({ ...base, q: '  CANCELLED ' })
    const expected = Array.from({ length: base.count }, (_, index) => index).filter((index) => order(index).status === 'Cancelled')
    expect([...found]).toEqual(expected)
  })

  it('gives the same answer whether a search was typed letter by letter or pasted', () => {
    const typed = createSampleIndex()
    for (const q of ['g', 'gr', 'gri', 'grid']) typed.ask({ ...base, q })
    expect([...typed.ask({ ...base, q: 'grid b' }).found]).toEqual([...createSampleIndex().ask({ ...base, q: 'grid b' }).found])
    expect([...typed.ask({ ...base, q: 'ama' }).found]).toEqual([...createSampleIndex().ask({ ...base, q: 'ama' }).found])
  })

  it.each(['%', '_', '\\', '.*', "' or 1=1", '('.repeat(10_000)])('F92 takes %j literally', (q) => {
    const { found } = createSampleIndex().ask({ ...base, q })
    for (const index of found) expect(JSON.stringify(Object.values(order(index)))).toContain(q)
  })

  it('sorts by several columns, figures as figures', () => {
    const { found } = createSampleIndex().ask({
      ...base,
      sort: [
        { id: 'pair', desc: true },
        { id: 'amount', desc: false },
      ],
    })
    const rows = [...found].map(order)
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1]
      if (!before) continue
      expect(before.pair >= row.pair).toBe(true)
      if (before.pair === row.pair) expect(Number(before.amount)).toBeLessThanOrEqual(Number(row.amount))
    }
  })

  it('adds the amounts up exactly', () => {
    const { sum, found } = createSampleIndex().ask(base)
    const units = [...found].reduce((total, index) => total + BigInt(order(index).amount.replace('.', '')), 0n)
    expect(BigInt(sum.replace('.', ''))).toBe(units)
  })
})
