import type { ListSpec } from '@quarterdeck/reference-api/contract'
import type { FilterCondition, FilterOperator, Filters, SortEntry } from '@quarterdeck/ui'

/** Rows per page on offer; the first is the default (PRODUCT §0). */
export const PAGE_SIZES = [15, 25, 50, 100] as const
/** Characters a search may have (PRODUCT §0). */
export const SEARCH_MAX = 100

/** Operators of a filter (PRODUCT §0). */
export const FILTER_OPS: readonly FilterOperator[] = ['eq', 'ne', 'in', 'contains', 'gt', 'gte', 'lt', 'lte', 'between', 'empty']

/** What a list asks for: the same words in the URL and in the call. */
export interface ListState {
  readonly page: number
  readonly limit: number
  readonly sort: readonly SortEntry[]
  readonly q: string
  readonly filters: Filters
  /** First and last day of the list's own date field, ISO `YYYY-MM-DD`; empty when not set. */
  readonly from: string
  readonly to: string
}

export const emptyListState: ListState = { page: 1, limit: PAGE_SIZES[0], sort: [], q: '', filters: {}, from: '', to: '' }

const FILTER_PREFIX = 'f.'
const LIST_KEYS: readonly string[] = ['page', 'limit', 'sort', 'q', 'from', 'to']
const isListKey = (key: string) => LIST_KEYS.includes(key) || key.startsWith(FILTER_PREFIX)

function parsePage(raw: string | null): number {
  const page = /^[1-9]\d{0,8}$/.test(raw ?? '') ? Number(raw) : 1
  return page
}

function parseSort(raw: string | null, allowed: readonly string[]): SortEntry[] {
  const rules = (raw ?? '').split(',').flatMap((part): SortEntry[] => {
    const [field = '', direction = ''] = part.split(':')
    return allowed.includes(field) && (direction === 'asc' || direction === 'desc') ? [{ id: field, desc: direction === 'desc' }] : []
  })
  return rules.filter((rule, index) => rules.findIndex((other) => other.id === rule.id) === index)
}

function parseFilter(raw: string): FilterCondition | null {
  const colon = raw.indexOf(':')
  const op = FILTER_OPS.find((known) => known === raw.slice(0, colon))
  const value = raw.slice(colon + 1)
  return op && value !== '' ? { op, value } : null
}

/** An ISO calendar day that exists, else empty. */
function parseDay(raw: string | null): string {
  if (!raw || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return ''
  const day = new Date(`${raw}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(raw) ? raw : ''
}

/** Reads the list's part of a URL. What the list does not know is passed over: a bad link shows a list, not an error. */
export function parseListState(params: URLSearchParams, spec: ListSpec): ListState {
  const limit = PAGE_SIZES.find((size) => String(size) === params.get('limit')) ?? emptyListState.limit
  const filters: Record<string, FilterCondition> = {}
  for (const field of Object.keys(spec.filters)) {
    const filter = parseFilter(params.get(FILTER_PREFIX + field) ?? '')
    if (filter) filters[field] = filter
  }
  return {
    page: parsePage(params.get('page')),
    limit,
    sort: parseSort(params.get('sort'), spec.sort),
    q: (params.get('q') ?? '').slice(0, SEARCH_MAX),
    filters,
    from: spec.day ? parseDay(params.get('from')) : '',
    to: spec.day ? parseDay(params.get('to')) : '',
  }
}

/** The same words for the URL and for the call; defaults are left out. */
export function formatListState(state: ListState): Record<string, string> {
  const words: Record<string, string> = {}
  if (state.page > 1) words['page'] = String(state.page)
  if (state.limit !== emptyListState.limit) words['limit'] = String(state.limit)
  if (state.sort.length > 0) words['sort'] = state.sort.map((rule) => `${rule.id}:${rule.desc ? 'desc' : 'asc'}`).join(',')
  if (state.q.trim() !== '') words['q'] = state.q.trim()
  for (const [field, filter] of Object.entries(state.filters)) words[FILTER_PREFIX + field] = `${filter.op}:${filter.value}`
  if (state.from) words['from'] = state.from
  if (state.to) words['to'] = state.to
  return words
}

/** Puts a state into a URL's parameters. Parameters of others, known or not, are kept in place. */
export function writeListState(params: URLSearchParams, state: ListState): URLSearchParams {
  const next = new URLSearchParams([...params].filter(([key]) => !isListKey(key)))
  for (const [key, word] of Object.entries(formatListState(state))) next.append(key, word)
  return next
}

/** Whether anything narrows the list: decides between "nothing yet" and "no match". */
export const isNarrowed = (state: ListState) =>
  state.q.trim() !== '' || Object.keys(state.filters).length > 0 || state.from !== '' || state.to !== ''
