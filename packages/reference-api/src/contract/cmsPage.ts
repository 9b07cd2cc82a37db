import * as v from 'valibot'
import { CMS_STATUSES, CMS_TYPES } from './contentStates'
import type { ListSpec } from './endpoint'
import { freeText, isoTime, languageCode, recordId, recordVersion, textOf } from './fields'

/** What search engines read. */
export const cmsSeo = v.strictObject({
  metaTitle: freeText('The search title', 60),
  metaDescription: freeText('The search description', 160),
  noindex: v.boolean(),
})
export type CmsSeo = v.InferOutput<typeof cmsSeo>

export const slug = v.pipe(
  v.string('Type an address.'),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'An address has letters a–z, digits, hyphens and slashes between them.'),
  v.maxLength(120, 'The address is too long. Keep it to 120 characters.'),
)

export const cmsPageListItem = v.object({
  id: v.string(),
  slug: v.string(),
  language: v.string(),
  translationOf: v.nullable(v.string()),
  type: v.picklist(CMS_TYPES),
  status: v.picklist(CMS_STATUSES),
  title: v.string(),
  excerpt: v.string(),
  publishAt: v.nullable(isoTime),
  unpublishAt: v.nullable(isoTime),
  publishedAt: v.nullable(isoTime),
  updatedAt: isoTime,
  updatedByName: v.nullable(v.string()),
  version: recordVersion,
})
export type CmsPageListItem = v.InferOutput<typeof cmsPageListItem>

export const cmsPage = v.object({
  ...cmsPageListItem.entries,
  /** Sanitised HTML. */
  body: v.string(),
  seo: cmsSeo,
  createdAt: isoTime,
  versions: v.number(),
  /** The same page in other languages. */
  translations: v.array(v.object({ id: v.string(), language: v.string(), status: v.picklist(CMS_STATUSES) })),
})
export type CmsPage = v.InferOutput<typeof cmsPage>

export const CMS_LIST = {
  sort: ['title', 'slug', 'language', 'type', 'status', 'publishAt', 'updatedAt'],
  defaultSort: 'updatedAt:desc',
  filters: {
    slug: { kind: 'text' },
    title: { kind: 'text' },
    language: { kind: 'enum' },
    type: { kind: 'enum', values: CMS_TYPES },
    status: { kind: 'enum', values: CMS_STATUSES },
    publishAt: { kind: 'time' },
    updatedAt: { kind: 'time' },
  },
  search: ['title', 'slug'],
  day: 'updatedAt',
} as const satisfies ListSpec

const fields = {
  slug,
  title: textOf('The title', 120),
  type: v.picklist(CMS_TYPES),
  body: v.pipe(v.string(), v.maxLength(200_000, 'The text is too long.')),
  excerpt: freeText('The excerpt', 400),
  seo: cmsSeo,
}
export const newCmsPageBody = v.strictObject({ ...fields, language: languageCode, translationOf: v.optional(v.nullable(recordId)) })
export type NewCmsPageBody = v.InferOutput<typeof newCmsPageBody>
/** Language and original never change. `autosave` keeps the version list short. */
export const cmsPageBody = v.strictObject({ ...v.partial(v.strictObject(fields)).entries, autosave: v.optional(v.boolean()) })
export type CmsPageBody = v.InferOutput<typeof cmsPageBody>

/** Without `publishAt` at once. */
export const publishBody = v.pipe(
  v.strictObject({ publishAt: v.optional(v.nullable(isoTime)), unpublishAt: v.optional(v.nullable(isoTime)) }),
  v.forward(
    v.partialCheck(
      [['publishAt'], ['unpublishAt']],
      ({ publishAt, unpublishAt }) => !publishAt || !unpublishAt || Date.parse(unpublishAt) > Date.parse(publishAt),
      'The page would go before it comes. Choose a later time.',
    ),
    ['unpublishAt'],
  ),
)
export const translateBody = v.strictObject({ language: languageCode })

/** Which page has an address already. */
export const slugQuery = v.strictObject({ slug: v.string(), language: languageCode, except: v.optional(recordId) })
export const slugOwner = v.object({ takenBy: v.nullable(v.object({ id: v.string(), title: v.string() })) })

export const cmsVersionItem = v.object({
  id: v.string(),
  number: v.number(),
  title: v.string(),
  published: v.boolean(),
  at: isoTime,
  adminName: v.nullable(v.string()),
})
export const cmsVersion = v.object({ ...cmsVersionItem.entries, slug: v.string(), body: v.string(), excerpt: v.string(), seo: cmsSeo })
export type CmsVersion = v.InferOutput<typeof cmsVersion>
