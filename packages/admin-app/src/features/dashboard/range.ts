import type { RangeQuery } from './dashboard.api'

export const RANGES = [
  { value: '24h', label: '24 h' },
  { value: '7d', label: '7 d' },
  { value: '30d', label: '30 d' },
  { value: '90d', label: '90 d' },
] as const
export type Range = (typeof RANGES)[number]['value']

const DEFAULT_RANGE: Range = '30d'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What the dashboard looks at: a length back from now, or days of one's own choice. */
export type Period = { readonly range: Range } | { readonly range: 'custom'; readonly from: string; readonly to: string }

/** Reads the period of a URL; anything odd reads as 30 days. */
export function readPeriod(params: URLSearchParams): Period {
  const range = params.get('range')
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  if (range === 'custom' && DAY.test(from) && DAY.test(to) && from <= to) return { range, from, to }
  return { range: RANGES.find(({ value }) => value === range)?.value ?? DEFAULT_RANGE }
}

/** The same period for the URL and the API; 30 days is the default of both. */
export function formatPeriod(period: Period): RangeQuery {
  if (period.range === 'custom') return { range: period.range, from: period.from, to: period.to }
  return period.range === DEFAULT_RANGE ? {} : { range: period.range }
}

/** "vs previous 30 d". */
export const comparedWith = (period: Period) =>
  period.range === 'custom' ? 'vs the days before' : `vs previous ${RANGES.find(({ value }) => value === period.range)?.label ?? ''}`
