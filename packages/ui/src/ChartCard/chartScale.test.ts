import { describe, expect, it } from 'vitest'
import { axisLabel, axisTicks, labelledPoints } from './chartScale'

describe('axisTicks', () => {
  it.each([
    [4_400_000, [0, 1e6, 2e6, 3e6, 4e6, 5e6]],
    [10, [0, 2, 4, 6, 8, 10]],
    [0.7, [0, 0.2, 0.4, 0.6, 0.8]],
    [3, [0, 1, 2, 3]],
    [0, [0, 1]],
    [Number.NaN, [0, 1]],
  ])('covers %d in round steps', (highest, ticks) => {
    axisTicks(highest).forEach((tick, index) => {
      expect(tick).toBeCloseTo(ticks[index] ?? Number.NaN)
    })
    expect(axisTicks(highest)).toHaveLength(ticks.length)
  })
})

describe('axisLabel', () => {
  it.each([
    [0, '0'],
    [0.002, '0.002'],
    [250, '250'],
    [1500, '1.5k'],
    [2_000_000, '2M'],
    [3_250_000_000, '3.25B'],
  ])('writes %d as %s', (value, label) => {
    expect(axisLabel(value)).toBe(label)
  })
})

describe('labelledPoints', () => {
  it('spreads few labels over many points and stays inside', () => {
    expect(labelledPoints(30, 6)).toEqual([2, 7, 12, 17, 22, 27])
    expect(labelledPoints(3, 6)).toEqual([0, 1, 2])
    expect(labelledPoints(0, 6)).toEqual([])
  })
})
