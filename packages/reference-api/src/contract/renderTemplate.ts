import type { RenderedMail } from './emailTemplate'
import type { TemplateLocale, TemplateVariable } from './emailTemplateShape'

/** A placeholder: `{{name}}`, blanks allowed inside. */
export const PLACEHOLDER = /\{\{\s*([A-Za-z][A-Za-z0-9_]{0,39})\s*\}\}/g

const HTML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text made harmless inside HTML and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character)

/** Addresses in links may only be web addresses or mail; anything else becomes `#`. */
const safeUrl = (url: string): string => (/^(https?:|mailto:)/i.test(url.trim()) ? url.trim() : '#')

/** Examples of the variables, for previews and test mails. */
export const exampleValues = (variables: readonly TemplateVariable[]): Record<string, string> =>
  Object.fromEntries(variables.map(({ name, example }) => [name, example]))

/**
 * Fills a template in: plain substitution from the list of variables, HTML-escaped in the HTML, one line in subject and preheader (F83, S32).
 * A placeholder that is not on the list, or has no value, stays as it is.
 */
export function renderTemplate(
  locale: TemplateLocale,
  variables: readonly TemplateVariable[],
  values: Readonly<Record<string, string>>,
): RenderedMail {
  const known = new Map(variables.map((variable) => [variable.name, variable]))
  const fill = (text: string, write: (value: string) => string) =>
    text.replace(PLACEHOLDER, (whole, name: string) => {
      const variable = known.get(name)
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      if (variable === undefined || value === undefined) return whole
      return write(variable.type === 'url' ? safeUrl(value) : value)
    })
  const oneLine = (value: string) => value.replace(/[\r\n\u2028\u2029]+/g, ' ')
  return {
    subject: fill(locale.subject, oneLine),
    preheader: fill(locale.preheader, oneLine),
    html: fill(locale.html, escapeHtml),
    text: fill(locale.text, (value) => value),
  }
}
