import { expect, it } from 'vitest'
import { datePresets } from './datePresets'

it.each([
  [
    '2026-11-20',
    ['2026-11-20 2026-11-20', '2026-11-14 2026-11-20', '2026-10-22 2026-11-20', '2026-11-01 2026-11-20', '2026-07-01 2026-09-30'],
  ],
  [
    '2026-02-01',
    ['2026-02-01 2026-02-01', '2026-01-26 2026-02-01', '2026-01-03 2026-02-01', '2026-02-01 2026-02-01', '2025-10-01 2025-12-31'],
  ],
])('counts the ranges on offer from %s', (today, ranges) => {
  expect(datePresets(today).map(({ range }) => `${range.from} ${range.to}`)).toEqual(ranges)
})
