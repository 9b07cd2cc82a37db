import * as v from 'valibot'
import { isoTime } from './fields'

/** Rows a page may have; the first is the default. PRODUCT §0. */
export const PAGE_LIMITS = [15, 25, 50, 100] as const
export const DEFAULT_LIMIT = PAGE_LIMITS[0]
/** Most rows a caller may ask for. */
export const MAX_LIMIT = 200
/** Most characters of `q`. */
export const SEARCH_MAX = 100
/** A bulk act is refused when the rows that match have moved by more than this share. */
export const COUNT_DRIFT = 0.01
/** Most rows of one bulk act. */
export const BULK_MAX = 10_000

/** `result` of a list of `item`. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    items: v.array(item),
    /** Rows that match, on all pages. */
    total: v.number(),
    page: v.number(),
    limit: v.number(),
    /** Server's clock when the rows were read. */
    asOf: isoTime,
  })

/** Which rows a bulk act or an export is about: some ids, or everything that matches a list's query string. */
export const chosenRows = {
  ids: v.optional(v.pipe(v.array(v.union([v.string(), v.number()])), v.minLength(1, 'Choose at least one row.'), v.maxLength(1000))),
  /** Query string of the list (`q`, `f.*`, `from`, `to`), without page. */
  filter: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  /** Rows that the caller saw; refused with 409 when the count has moved by more than 1 %. */
  countSeen: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
}

/** What became of one row of a bulk act. */
export const bulkOutcome = v.object({
  id: v.union([v.string(), v.number()]),
  outcome: v.picklist(['done', 'skipped', 'failed']),
  /** Why a row was skipped or failed. */
  message: v.optional(v.string()),
})
export type BulkOutcome = v.InferOutput<typeof bulkOutcome>

/** `result` of a bulk act. */
export const bulkResult = v.object({
  done: v.number(),
  skipped: v.number(),
  failed: v.number(),
  /** Rows that were not simply done, then the rest, at most 1,000. */
  items: v.array(bulkOutcome),
})
export type BulkResult = v.InferOutput<typeof bulkResult>

/** Body of an export: which rows, which columns in which order. */
export const exportBody = v.strictObject({
  ...chosenRows,
  columns: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1, 'Choose at least one column.'), v.maxLength(60)),
})
export type ExportBody = v.InferOutput<typeof exportBody>

/** One line of a record's timeline; comes from the audit log. */
export const timelineEntry = v.object({
  id: v.string(),
  at: isoTime,
  actor: v.string(),
  action: v.string(),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  reason: v.nullable(v.string()),
})
export type TimelineEntry = v.InferOutput<typeof timelineEntry>

/** `result` of a timeline: newest first; `before` continues. */
export const timeline = v.object({ items: v.array(timelineEntry), next: v.nullable(v.string()) })
export const timelineQuery = v.strictObject({
  /** Id of the last entry seen. */
  before: v.optional(v.string()),
})
