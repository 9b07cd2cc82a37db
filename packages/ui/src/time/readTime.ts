/** ISO 8601 text, epoch milliseconds or a Date. */
export type TimeValue = string | number | Date

const ISO = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i

/** Below this an epoch number counts seconds: as milliseconds it would lie before March 1973, as seconds it reaches year 5138. */
const SECONDS_BELOW = 1e11

/** Reads an instant. Text without an offset is UTC, since servers store UTC (PRODUCT §0). Null when it is no time, so that nothing invents one (F89). */
export function readTime(value: TimeValue): Date | null {
  if (typeof value === 'number') return valid(new Date(Math.abs(value) < SECONDS_BELOW ? value * 1000 : value))
  if (value instanceof Date) return valid(value)
  const match = ISO.exec(value.trim())
  if (!match) return null
  const text = value.trim().replace(' ', 'T')
  const date = valid(new Date(text.length > 10 && !match[1] ? `${text}Z` : text))
  // Date takes 30 February for 1 March; a day that does not exist is no time.
  const day = Number(text.slice(8, 10))
  return date && day <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5, 7))) ? date : null
}

const daysInMonth = (year: number, month: number) => new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()

const valid = (date: Date) => (Number.isNaN(date.getTime()) ? null : date)
