import { describe, expect, it } from 'vitest'
import { sampleOrder } from './sampleOrder'

describe('sampleOrder', () => {
  it('is the same for the same seed and place, whatever was asked before', () => {
    const once = sampleOrder(7, 99_999)
    sampleOrder(7, 3)
    expect(sampleOrder(7, 99_999)).toEqual(once)
    expect(sampleOrder(8, 99_999)).not.toEqual(once)
  })

  it('gives each place an id of its own and exact decimals', () => {
    const orders = Array.from({ length: 5_000 }, (_, index) => sampleOrder(1, index))
    expect(new Set(orders.map((order) => order.id)).size).toBe(orders.length)
    for (const { amount, price } of orders) {
      expect(amount).toMatch(/^\d+\.\d{8}$/)
      expect(price).toMatch(/^\d+\.\d{4}$/)
    }
  })
})
