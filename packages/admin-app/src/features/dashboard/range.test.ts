import { describe, expect, it } from 'vitest'
import { comparedWith, formatPeriod, readPeriod } from './range'

describe('readPeriod', () => {
  it.each([
    ['', { range: '30d' }],
    ['range=24h', { range: '24h' }],
    ['range=1y', { range: '30d' }],
    ['range=custom', { range: '30d' }],
    ['range=custom&from=2026-11-02&to=2026-11-01', { range: '30d' }],
    ['range=custom&from=2026-11-01&to=2026-11-02', { range: 'custom', from: '2026-11-01', to: '2026-11-02' }],
  ])('reads %s', (search, period) => {
    expect(readPeriod(new URLSearchParams(search))).toEqual(period)
  })

  it('writes back what it read, the default as nothing', () => {
    for (const search of ['', 'range=7d', 'range=custom&from=2026-11-01&to=2026-11-02']) {
      expect(new URLSearchParams(formatPeriod(readPeriod(new URLSearchParams(search)))).toString()).toBe(search)
    }
  })

  it('says what the figures are compared with', () => {
    expect(comparedWith({ range: '90d' })).toBe('vs previous 90 d')
    expect(comparedWith({ range: 'custom', from: '2026-11-01', to: '2026-11-02' })).toBe('vs the days before')
  })
})
