/** Answer of every list (PRODUCT §0). `asOf` is the server's time, ISO. */
export interface ListResult<Item> {
  readonly items: readonly Item[]
  readonly total: number
  readonly page: number
  readonly limit: number
  readonly asOf: string
}

/** A list result when it has the agreed frame, else null: HTML, `null` or `[]` never read as "0 users" (F33). */
export function readListResult<Item>(result: unknown): ListResult<Item> | null {
  if (typeof result !== 'object' || result === null) return null
  const { items, total, page, limit, asOf } = result as Record<string, unknown>
  const counted = [total, page, limit].every((count) => Number.isSafeInteger(count) && Number(count) >= 0)
  return Array.isArray(items) && counted && typeof asOf === 'string' ? (result as ListResult<Item>) : null
}

/** A record when it is an object with an id, else null. */
export function readRecord<Item extends object>(result: unknown): Item | null {
  return typeof result === 'object' && result !== null && !Array.isArray(result) ? (result as Item) : null
}
