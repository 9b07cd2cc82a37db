import { describe, expect, it } from 'vitest'
import { SPARK, sparkPath } from './sparkPath'

describe('sparkPath', () => {
  it('runs from edge to edge and stays inside the box', () => {
    const path = sparkPath([3, 9, 1, 4])
    const points =
      path?.line
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number)) ?? []
    expect(points.map(([x]) => x)).toEqual([0, 86.7, 173.3, 260])
    for (const [, y = Number.NaN] of points) {
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(SPARK.height)
    }
  })

  it('draws a level line for equal values', () => {
    expect(sparkPath([5, 5, 5])?.line).toBe('M0.0 36.0L130.0 36.0L260.0 36.0')
  })

  it.each([[[]], [[1]], [[1, Number.NaN]], [[1, Number.POSITIVE_INFINITY]]])('draws nothing for %j', (values) => {
    expect(sparkPath(values)).toBeNull()
  })
})
