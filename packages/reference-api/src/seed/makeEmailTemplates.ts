import type { TemplateLocale, TemplateVariable } from '../contract/emailTemplateShape'
import { PLACEHOLDER } from '../contract/renderTemplate'
import type { emailTemplates } from '../server/db/schema'
import { TEMPLATE_CATALOG } from './templates/templateCatalog'
import type { TemplateEntry } from './templates/templateEntry'
import { mailHtml, mailText } from './templates/templateLayout'
import { TEMPLATE_VARIABLES, type TemplateVariableName } from './templates/templateVariables'

const DAY_MS = 86_400_000

/** The text of a template as it is delivered. */
export const deliveredLocale = ({ subject, preheader, words }: TemplateEntry): TemplateLocale => ({
  language: 'en',
  subject,
  preheader,
  html: mailHtml(words),
  text: mailText(words),
})

/** Variables that a template may use: those in its text, the required ones marked. */
export function deliveredVariables(entry: TemplateEntry): TemplateVariable[] {
  const { subject, preheader, html, text } = deliveredLocale(entry)
  const used = new Set([...`${subject} ${preheader} ${html} ${text}`.matchAll(PLACEHOLDER)].map(([, name]) => name as TemplateVariableName))
  return [...used].map((name) => ({ name, required: entry.required.includes(name), ...TEMPLATE_VARIABLES[name] }))
}

/** The starters of PRODUCT §10. */
export function makeEmailTemplates(now: Date): (typeof emailTemplates.$inferInsert)[] {
  const at = new Date(now.getTime() - 200 * DAY_MS)
  return TEMPLATE_CATALOG.map((entry) => {
    const locales = [deliveredLocale(entry)]
    const { key, name, group, trigger, mandatory } = entry
    return {
      key,
      name,
      group,
      trigger,
      mandatory,
      locales,
      factory: locales,
      variables: deliveredVariables(entry),
      createdAt: at,
      updatedAt: at,
    }
  })
}
