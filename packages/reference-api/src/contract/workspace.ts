import * as v from 'valibot'
import { isoTime, recordVersion, textOf } from './fields'

/** Lists that keep columns and views. */
export const LIST_NAMES = [
  'users',
  'currencies',
  'pairs',
  'botOrders',
  'bots',
  'conversions',
  'desks',
  'cmsPages',
  'emailTemplates',
  'admins',
  'sessions',
  'approvals',
  'audit',
  'loginHistory',
  'reactTable',
] as const
export type ListName = (typeof LIST_NAMES)[number]

export const savedView = v.object({
  id: v.string(),
  list: v.picklist(LIST_NAMES),
  name: v.string(),
  /** Query string of the list, without page. */
  query: v.string(),
  position: v.number(),
  updatedAt: isoTime,
  version: recordVersion,
})
export type SavedView = v.InferOutput<typeof savedView>

const query = v.pipe(v.string(), v.maxLength(4000))
export const newSavedViewBody = v.strictObject({ list: v.picklist(LIST_NAMES), name: textOf('The name', 40), query })
export const savedViewBody = v.strictObject({
  name: v.optional(textOf('The name', 40)),
  query: v.optional(query),
  position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
export const savedViewQuery = v.strictObject({ list: v.picklist(LIST_NAMES) })

/** Key of a preference, e.g. `columns.users`. */
export const preferenceParams = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9-]+){0,3}$/), v.maxLength(80)),
})
/** Bytes that one preference may have. */
export const PREFERENCE_MAX_BYTES = 16 * 1024
export const preferenceBody = v.strictObject({ value: v.unknown() })
export const preferences = v.record(v.string(), v.unknown())

export const SEARCH_GROUPS = [
  'users',
  'currencies',
  'pairs',
  'botOrders',
  'bots',
  'conversions',
  'cmsPages',
  'emailTemplates',
  'admins',
] as const
export const searchQuery = v.strictObject({ q: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)) })

/** Records for the palette, by group; only of pages that the caller may open. */
export const searchResult = v.object({
  groups: v.array(
    v.object({
      group: v.picklist(SEARCH_GROUPS),
      items: v.array(
        v.object({
          id: v.string(),
          title: v.string(),
          /** Second line: e-mail, state … */
          detail: v.string(),
        }),
      ),
    }),
  ),
})
export type SearchResult = v.InferOutput<typeof searchResult>
