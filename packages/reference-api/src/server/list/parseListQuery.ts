import type { FilterKind, ListSpec } from '../../contract/endpoint'
import { DEFAULT_LIMIT, MAX_LIMIT, SEARCH_MAX } from '../../contract/list'
import { type Fault, invalid } from '../failure'
import { FilterValueError, parseFilterValue } from './parseFilterValue'

/** Operators of a filter, PRODUCT §0. */
export type FilterOp = 'eq' | 'ne' | 'in' | 'contains' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'empty'

/** A filter value after parsing by its kind; amounts stay decimal strings. */
export type FilterValue = string | number | boolean | Date

export interface Filter {
  readonly field: string
  readonly kind: FilterKind
  readonly op: FilterOp
  readonly values: readonly FilterValue[]
}

export interface ListQuery {
  readonly page: number
  readonly limit: number
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[]
  readonly q: string
  readonly filters: readonly Filter[]
  /** ISO days of the admin's zone, both included. */
  readonly from: string | null
  readonly to: string | null
}

/** Last page that may be asked for. */
export const MAX_PAGE = 1_000_000
/** Most fields of `sort`. */
export const MAX_SORTS = 3

const ORDERED = ['eq', 'ne', 'in', 'gt', 'gte', 'lt', 'lte', 'between', 'empty'] as const
/** Operators that each kind of field takes. */
export const FILTER_OPS: Readonly<Record<FilterKind, readonly FilterOp[]>> = {
  text: ['eq', 'ne', 'in', 'contains', 'empty'],
  id: ['eq', 'ne', 'in', 'empty'],
  enum: ['eq', 'ne', 'in', 'empty'],
  boolean: ['eq', 'ne', 'empty'],
  integer: ORDERED,
  amount: ORDERED,
  time: ORDERED,
  day: ORDERED,
  tags: ['contains', 'in', 'empty'],
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))

/** Reads a list's query by its row of the endpoint table: flat, one value a key, every name allow-listed (P29, S29). Throws 422. */
export function parseListQuery(spec: ListSpec, params: URLSearchParams, now: Date): ListQuery {
  const errors: Fault[] = []
  const wrong = (field: string, message: string, code: Fault['code'] = 'invalid') => {
    errors.push({ field, code, message })
    return null
  }

  const whole = (key: string, fallback: number, max: number) => {
    const text = params.get(key)
    if (text === null) return fallback
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
    if (value < 1 || value > max) wrong(key, `"${key}" is a whole number from 1 to ${max}.`)
    return value
  }

  const parseSort = (text: string) =>
    text.split(',').map((part) => {
      const [field = '', direction = 'asc', extra] = part.split(':')
      if (!spec.sort.includes(field)) wrong('sort', `This list cannot be sorted by "${field}".`, 'unknown_field')
      if (extra !== undefined || (direction !== 'asc' && direction !== 'desc')) wrong('sort', 'Sort "asc" or "desc".')
      return { field, descending: direction === 'desc' }
    })

  const parseFilter = (key: string, text: string): Filter | null => {
    const field = key.slice(2)
    const rule = Object.hasOwn(spec.filters, field) ? spec.filters[field] : undefined
    if (!rule) return wrong(key, `This list has no filter "${field}".`, 'unknown_field')
    const colon = text.indexOf(':')
    const op = (colon < 0 ? text : text.slice(0, colon)) as FilterOp
    const raw = colon < 0 ? '' : text.slice(colon + 1)
    if (!FILTER_OPS[rule.kind].includes(op)) return wrong(key, `"${field}" takes ${FILTER_OPS[rule.kind].join(', ')}.`)
    try {
      return { field, kind: rule.kind, op, values: parseFilterValue(rule, op, raw, now) }
    } catch (error) {
      if (!(error instanceof FilterValueError)) throw error
      return wrong(key, error.message)
    }
  }

  const filters: Filter[] = []
  let sort = parseSort(spec.defaultSort)
  const page = whole('page', 1, MAX_PAGE)
  const limit = whole('limit', DEFAULT_LIMIT, MAX_LIMIT)
  const q = (params.get('q') ?? '').trim()
  if (q.length > SEARCH_MAX) wrong('q', `Search for at most ${SEARCH_MAX} characters.`)
  if (q !== '' && spec.search.length === 0) wrong('q', 'This list has no search.', 'unknown_field')
  const day = (key: 'from' | 'to') => {
    const value = params.get(key)
    if (value === null) return null
    if (!spec.day) wrong(key, 'This list has no date range.', 'unknown_field')
    if (!isDay(value)) wrong(key, 'A day is written as 2026-01-31.')
    return value
  }
  const from = day('from')
  const to = day('to')
  if (from !== null && to !== null && from > to) wrong('to', 'The range ends before it begins.')

  for (const key of new Set(params.keys())) {
    const values = params.getAll(key)
    const [value = ''] = values
    if (values.length > 1) wrong(key, `"${key}" is given more than once.`)
    else if (value.includes('\0')) wrong(key, 'A value holds a character that cannot be searched.')
    else if (key === 'sort') {
      sort = parseSort(value)
      if (sort.length > MAX_SORTS) wrong('sort', `Sort by at most ${MAX_SORTS} fields.`)
    } else if (key.startsWith('f.')) {
      const filter = parseFilter(key, value)
      if (filter) filters.push(filter)
    } else if (!['page', 'limit', 'q', 'from', 'to'].includes(key)) wrong(key, `This list does not know "${key}".`, 'unknown_field')
  }
  if (errors.length > 0) throw invalid(errors, 'The list cannot be read like that.')
  return { page, limit, sort, q, filters, from, to }
}
