import type { FilterKind } from '../../contract/endpoint'
import type { FilterOp, FilterValue } from './parseListQuery'

/** The words of a value that its kind cannot take. */
export class FilterValueError extends Error {}

const MAX_VALUES = 100
const MAX_LENGTH = 200

const AMOUNT = /^-?\d{1,18}(\.\d{1,18})?$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

function fail(message: string): never {
  throw new FilterValueError(message)
}

const HOUR_MS = 3_600_000

/** `-90d` or `-12h`, counted back from now: shipped views say it so. */
function relativeTime(text: string, now: Date): Date | null {
  const [, number, unit] = /^-(\d{1,4})([dh])$/.exec(text) ?? []
  return number === undefined ? null : new Date(now.getTime() - Number(number) * (unit === 'd' ? 24 : 1) * HOUR_MS)
}

interface Rule {
  readonly kind: FilterKind
  readonly values?: readonly string[]
}

const READERS: Readonly<Record<FilterKind, (text: string, rule: Rule, now: Date) => FilterValue>> = {
  text: (text) => text,
  id: (text) => text,
  tags: (text) => text,
  enum: (text, { values }) => (!values || values.includes(text) ? text : fail(`"${text}" is not one of ${values.join(', ')}.`)),
  boolean: (text) => text === 'true' || (text !== 'false' && fail('Write "true" or "false".')),
  integer: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : fail('Write a whole number.')),
  amount: (text) => (AMOUNT.test(text) ? text : fail('Write an amount with a point and at most 18 decimals.')),
  time: (text, _, now) => {
    const relative = relativeTime(text, now)
    if (relative) return relative
    const time = new Date(text)
    return INSTANT.test(text) && !Number.isNaN(time.getTime()) ? time : fail('Write a time like 2026-01-31T08:00:00Z.')
  },
  day: (text) => (DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? text : fail('Write a day like 2026-01-31.')),
}

/** Values of one filter, parsed by the field's kind. `in` and `between` split at commas; `empty` takes "true" (the default) or "false". */
export function parseFilterValue(rule: Rule, op: FilterOp, raw: string, now: Date): readonly FilterValue[] {
  if (op === 'empty') return [raw === '' || READERS.boolean(raw, rule, now)]
  const parts = op === 'in' || op === 'between' ? raw.split(',') : [raw]
  if (parts.length > MAX_VALUES) fail(`At most ${MAX_VALUES} values.`)
  if (op === 'between' && parts.length !== 2) fail('Write two values with a comma between them.')
  if (parts.some((part) => part === '' || part.length > MAX_LENGTH)) fail('A value is missing or too long.')
  return parts.map((part) => READERS[rule.kind](part, rule, now))
}
