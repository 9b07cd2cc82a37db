import { expect, it } from 'vitest'
import { guillochePath } from './guillochePath'

it('closes where it began and stays inside its square', () => {
  const size = 128
  const path = guillochePath({ size, radius: 0.36, amplitude: 0.115, lobes: 9 })
  const points = [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map((match) => [Number(match[1]), Number(match[2])] as const)
  expect(points.length).toBe(221)
  expect(points.at(-1)).toEqual(points[0])
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(size)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(size)
  }
})
