/** Everything the side panel can switch. */
export interface TableSettings {
  /** 100 … 100,000. */
  count: number
  seed: number
  paging: 'all' | 'pages'
  outcome: 'rows' | 'fails' | 'stale' | 'denied' | 'empty'
  /** Milliseconds; 'never' does not answer. */
  latency: '0' | '400' | '2000' | 'never'
  cards: 'auto' | 'on' | 'off'
  direction: 'ltr' | 'rtl'
  edge: 'page' | 'card'
  sort: boolean
  resize: boolean
  select: boolean
  selectAll: boolean
  open: boolean
  menu: boolean
  reorder: boolean
  totals: boolean
  live: boolean
  fresh: boolean
  busy: boolean
  letterKeys: boolean
}

export const COUNTS = [100, 1_000, 10_000, 100_000] as const

export const DEFAULT_SETTINGS: TableSettings = {
  count: 1_000,
  seed: 7,
  paging: 'all',
  outcome: 'rows',
  latency: '0',
  cards: 'auto',
  direction: 'ltr',
  edge: 'page',
  sort: true,
  resize: true,
  select: true,
  selectAll: true,
  open: true,
  menu: true,
  reorder: false,
  totals: false,
  live: false,
  fresh: false,
  busy: false,
  letterKeys: true,
}

/** Settings from the address: `?rows=100000&seed=7`. What is missing or unreadable stays as it is. */
export function readSettings(params: URLSearchParams): TableSettings {
  const rows = Number(params.get('rows'))
  const seed = Number(params.get('seed') ?? Number.NaN)
  return {
    ...DEFAULT_SETTINGS,
    count: Number.isInteger(rows) && rows >= 1 && rows <= 100_000 ? rows : DEFAULT_SETTINGS.count,
    seed: Number.isInteger(seed) && seed >= 0 && seed <= 999_999 ? seed : DEFAULT_SETTINGS.seed,
    paging: params.get('paging') === 'pages' ? 'pages' : 'all',
    live: params.get('live') === '1',
  }
}
