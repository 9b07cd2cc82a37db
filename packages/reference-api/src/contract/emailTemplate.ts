import * as v from 'valibot'
import { TEMPLATE_GROUPS, VARIABLE_TYPES } from './contentStates'
import type { ListSpec } from './endpoint'
import { email, freeText, isoTime, languageCode, recordVersion } from './fields'

/** Bytes of HTML that a template may have. */
export const TEMPLATE_HTML_MAX = 200 * 1024

/** Text of a template in one language. Rules beyond lengths are `checkTemplate`'s. */
export const templateLocale = v.strictObject({
  language: languageCode,
  subject: v.pipe(
    v.string('Type a subject.'),
    v.trim(),
    v.minLength(1, 'Type a subject.'),
    v.maxLength(150, 'The subject is too long. Keep it to 150 characters.'),
    v.check((subject) => !/[\r\n]/.test(subject), 'The subject must be one line.'),
  ),
  preheader: freeText('The preheader', 200),
  html: v.pipe(v.string(), v.maxBytes(TEMPLATE_HTML_MAX, 'The HTML is above 200 kB. Shorten it or move pictures out.')),
  text: v.pipe(v.string(), v.maxLength(50_000, 'The text part is too long.')),
})

export const templateVariable = v.object({
  name: v.string(),
  type: v.picklist(VARIABLE_TYPES),
  required: v.boolean(),
  example: v.string(),
  sensitive: v.boolean(),
})

export const emailTemplateListItem = v.object({
  key: v.string(),
  name: v.string(),
  group: v.picklist(TEMPLATE_GROUPS),
  trigger: v.string(),
  enabled: v.boolean(),
  mandatory: v.boolean(),
  languages: v.array(v.string()),
  /** Saved changes that are not live yet. */
  hasDraft: v.boolean(),
  /** Differs from what was delivered. */
  changed: v.boolean(),
  updatedAt: isoTime,
  updatedByName: v.nullable(v.string()),
  version: recordVersion,
})
export type EmailTemplateListItem = v.InferOutput<typeof emailTemplateListItem>

export const emailTemplate = v.object({
  ...emailTemplateListItem.entries,
  locales: v.array(templateLocale),
  draft: v.nullable(v.array(templateLocale)),
  variables: v.array(templateVariable),
  versions: v.number(),
  createdAt: isoTime,
})
export type EmailTemplate = v.InferOutput<typeof emailTemplate>

export const TEMPLATE_LIST = {
  sort: ['name', 'key', 'group', 'enabled', 'updatedAt'],
  defaultSort: 'group:asc',
  filters: {
    key: { kind: 'text' },
    name: { kind: 'text' },
    group: { kind: 'enum', values: TEMPLATE_GROUPS },
    enabled: { kind: 'boolean' },
    mandatory: { kind: 'boolean' },
    language: { kind: 'enum' },
    updatedAt: { kind: 'time' },
  },
  search: ['name', 'key', 'trigger'],
  day: 'updatedAt',
} as const satisfies ListSpec

const TEMPLATE_KEY = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,59}$/))
export const templateParams = v.strictObject({ key: TEMPLATE_KEY })

const locales = v.pipe(
  v.array(templateLocale),
  v.minLength(1, 'A template needs at least one language.'),
  v.maxLength(30),
  v.check((list) => new Set(list.map(({ language }) => language)).size === list.length, 'A language stands there twice. Remove one.'),
)

/** Saves a draft, or switches the template on and off. */
export const emailTemplateBody = v.strictObject({ draft: v.optional(v.nullable(locales)), enabled: v.optional(v.boolean()) })
export type EmailTemplateBody = v.InferOutput<typeof emailTemplateBody>

/** Sends exactly what is in the editor, with the examples filled in; without `to` to the caller. 5 per minute. */
export const testSendBody = v.strictObject({ locale: templateLocale, to: v.optional(email) })
export const previewBody = v.strictObject({
  locale: templateLocale,
  values: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(2000)))),
})
export const renderedMail = v.object({ subject: v.string(), preheader: v.string(), html: v.string(), text: v.string() })
export type RenderedMail = v.InferOutput<typeof renderedMail>

export const templateVersionItem = v.object({ id: v.string(), number: v.number(), at: isoTime, adminName: v.nullable(v.string()) })
export const templateVersion = v.object({ ...templateVersionItem.entries, locales: v.array(templateLocale) })
export type TemplateVersion = v.InferOutput<typeof templateVersion>
