/** Seconds; a longer wait is cut to 15 minutes. */
export const RETRY_AFTER_MAX_S = 900

/** Seconds asked for by a `Retry-After` header (a number or a date), 0–900; undefined when it cannot be read. */
export function parseRetryAfter(header: unknown, now: number = Date.now()): number | undefined {
  if (typeof header !== 'string' && typeof header !== 'number') return undefined
  const text = String(header).trim()
  const seconds = /^\d{1,12}$/.test(text) ? Number(text) : /^\w{3}, /.test(text) ? Math.ceil((Date.parse(text) - now) / 1000) : Number.NaN
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), RETRY_AFTER_MAX_S)
}
