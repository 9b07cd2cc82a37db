import { expect, it } from 'vitest'
import { backoff, RECONNECT_MAX_MS, RECONNECT_MIN_MS } from './backoff'

it('F45 delays double from 1 s to 5 s and vary by half', () => {
  const plain = [0, 1, 2, 3, 4, 100].map((attempt) => backoff(attempt, 0.5))
  expect(plain).toEqual([RECONNECT_MIN_MS, 2000, 4000, RECONNECT_MAX_MS, RECONNECT_MAX_MS, RECONNECT_MAX_MS])
  expect(backoff(0, 0)).toBe(500)
  expect(backoff(100, 0.999999)).toBe(7500)
})

it('F45 no attempt ever waits less than 500 ms or more than 7,500 ms, the ten-thousandth included', () => {
  for (let attempt = 0; attempt <= 10_000; attempt++) {
    const wait = backoff(attempt)
    expect(wait >= 500 && wait <= 7500).toBe(true)
  }
})

it('F45 a thousand pages do not return together', () => {
  expect(new Set(Array.from({ length: 1000 }, () => backoff(50))).size).toBeGreaterThan(300)
})
