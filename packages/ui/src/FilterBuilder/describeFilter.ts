import { formatAmount } from '../amount/formatAmount'
import { dayOf } from '../time/dayOf'
import { formatDayRange } from '../time/formatDayRange'
import { formatDay } from '../time/formatTime'
import { readTime } from '../time/readTime'
import type { FilterCondition, FilterField } from './filters'

export interface FilterWords {
  /** IANA zone whose days are meant. */
  zone?: string | undefined
  /** ISO day; leaves this year's figure out of ranges. */
  today?: string | undefined
}

/** A condition in the short words of a chip: "Active, Pending", "1 Oct to 20 Nov", "100 USDT or more". */
export function describeFilter(field: FilterField, { op, value }: FilterCondition, words: FilterWords = {}): string {
  if (op === 'empty') return value === 'false' ? 'not empty' : 'empty'
  if (field.kind === 'time' || field.kind === 'day') return describeDays(field, { op, value }, words)
  const parts = op === 'in' || op === 'between' ? value.split(',') : [value]
  const shown = parts.map((part) => showValue(field, part))
  const [first = '', second = ''] = shown
  const unit = field.unit ? ` ${field.unit}` : ''
  switch (op) {
    case 'in':
      return shown.join(', ')
    case 'between':
      return `${first} to ${second}${unit}`
    case 'ne':
      return `not ${first}${unit}`
    case 'contains':
      return field.kind === 'tags' ? first : `contains “${first}”`
    case 'gt':
      return `more than ${first}${unit}`
    case 'gte':
      return `${first}${unit} or more`
    case 'lt':
      return `less than ${first}${unit}`
    case 'lte':
      return `up to ${first}${unit}`
    case 'eq':
      return first + unit
  }
}

function showValue(field: FilterField, value: string): string {
  const known = field.values?.find((each) => each.value === value)
  if (known) return known.label
  if (field.kind === 'boolean') return value === 'true' ? 'Yes' : 'No'
  return field.kind === 'amount' || field.kind === 'integer' ? formatAmount(value) : value
}

/** The day a value of a day or time field falls on; the value itself when it is none. */
export function dayOfValue(field: FilterField, value: string, zone = 'UTC'): string {
  if (field.kind === 'day') return value
  const instant = readTime(value)
  return instant ? dayOf(instant, zone) : value
}

/** `-12h` and `-90d` count back from the moment of asking, so they are no day. */
function agoWords(value: string): string | undefined {
  const [, figure, unit] = /^-(\d+)([hd])$/.exec(value) ?? []
  if (!figure) return undefined
  if (figure === '1' && unit === 'd') return '24 hours'
  return `${figure} ${unit === 'd' ? 'day' : 'hour'}${figure === '1' ? '' : 's'}`
}

function describeDays(field: FilterField, { op, value }: FilterCondition, { zone, today }: FilterWords): string {
  const ago = agoWords(value)
  if (ago) return op === 'gte' || op === 'gt' ? `last ${ago}` : op === 'lte' || op === 'lt' ? `more than ${ago} ago` : `${ago} ago`
  const [from = '', to = ''] = value.split(',').map((part) => dayOfValue(field, part, zone))
  switch (op) {
    case 'between':
      return formatDayRange({ from, to }, today)
    case 'gte':
    case 'gt':
      return `from ${formatDay(from)}`
    case 'lte':
      return `until ${formatDay(from)}`
    case 'lt':
      return `before ${formatDay(from)}`
    default:
      return formatDay(from)
  }
}
