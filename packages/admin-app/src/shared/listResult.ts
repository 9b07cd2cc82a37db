import type { ListResult } from '@quarterdeck/reference-api/contract'

/** A list result when it has the agreed frame, else null: HTML, `null` or `[]` never read as "0 users" (F33). */
export function readListResult<Item>(result: unknown): ListResult<Item> | null {
  if (typeof result !== 'object' || result === null) return null
  const { items, total, page, limit, asOf } = result as Record<string, unknown>
  const counted = [total, page, limit].every((count) => Number.isSafeInteger(count) && Number(count) >= 0)
  return Array.isArray(items) && counted && typeof asOf === 'string' ? (result as ListResult<Item>) : null
}

/** A record, or a short list without pages, when it is an object; else null. */
export function readRecord<Item extends object>(result: unknown): Item | null {
  return typeof result === 'object' && result !== null ? (result as Item) : null
}
