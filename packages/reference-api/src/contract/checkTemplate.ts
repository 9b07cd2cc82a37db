import type { TemplateLocale, TemplateVariable } from './emailTemplateShape'
import { findActiveContent } from './findActiveContent'
import { PLACEHOLDER } from './renderTemplate'
import { scanTags, type Tag } from './scanTags'

/** Something wrong (or doubtful) with a template. Errors keep it from being saved. */
export interface TemplateProblem {
  readonly severity: 'error' | 'warning'
  readonly code:
    | 'unknown_variable'
    | 'missing_variable'
    | 'broken_placeholder'
    | 'unclosed_tag'
    | 'unopened_tag'
    | 'empty_subject'
    | 'no_text'
    | 'clipped'
    | 'image_without_alt'
    | 'script'
  readonly field: 'subject' | 'preheader' | 'html' | 'text'
  readonly message: string
  /** Position in the field, when there is one. */
  readonly at?: number
}

/** Gmail cuts a message off above this. */
const CLIP_BYTES = 102 * 1024

/** Nobody reads more. */
const PROBLEMS_MAX = 100

const VOID_TAGS = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
/** HTML closes these by itself. */
const OPTIONAL_END = new Set(['p', 'li', 'td', 'th', 'tr', 'thead', 'tbody', 'tfoot', 'option', 'dt', 'dd', 'html', 'head', 'body'])

/** Holds one language of a template against PRODUCT §10: what refuses it, then what to look at. */
export function checkTemplate(locale: TemplateLocale, variables: readonly TemplateVariable[]): readonly TemplateProblem[] {
  return [...checkSubject(locale), ...checkVariables(locale, variables), ...checkTags(locale.html), ...checkDelivery(locale)]
}

function checkSubject({ subject }: TemplateLocale): TemplateProblem[] {
  return subject.trim() === ''
    ? [{ severity: 'error', code: 'empty_subject', field: 'subject', message: 'The subject is empty. Type one.' }]
    : []
}

function checkVariables(locale: TemplateLocale, variables: readonly TemplateVariable[]): TemplateProblem[] {
  const known = new Set(variables.map(({ name }) => name))
  const used = new Set<string>()
  const problems: TemplateProblem[] = []
  for (const field of ['subject', 'preheader', 'html', 'text'] as const) {
    const rest = locale[field].replace(PLACEHOLDER, (whole, name: string, at: number) => {
      used.add(name)
      if (!known.has(name))
        problems.push({
          severity: 'error',
          code: 'unknown_variable',
          field,
          at,
          message: `{{${name}}} is not a variable of this template. Take it out or choose one from the list.`,
        })
      return ' '.repeat(whole.length)
    })
    const broken = rest.search(/\{\{|\}\}/)
    if (broken >= 0)
      problems.push({
        severity: 'error',
        code: 'broken_placeholder',
        field,
        at: broken,
        message: 'A variable is not closed or has a wrong name. Write it as {{name}}.',
      })
  }
  for (const { name, required } of variables)
    if (required && !used.has(name))
      problems.push({
        severity: 'error',
        code: 'missing_variable',
        field: 'html',
        message: `{{${name}}} must appear in the mail. Put it in.`,
      })
  return problems
}

function checkTags(html: string): TemplateProblem[] {
  const problems: TemplateProblem[] = []
  const open: Tag[] = []
  for (const tag of scanTags(html)) {
    if (problems.length >= PROBLEMS_MAX) return problems
    const { name, at } = tag
    const active = findActiveContent(tag)
    if (active !== null) problems.push({ severity: 'error', code: 'script', field: 'html', at, message: active })
    if (name === 'img' && !/\balt\s*=/i.test(tag.attributes))
      problems.push({
        severity: 'warning',
        code: 'image_without_alt',
        field: 'html',
        at,
        message: 'A picture has no alt text. Describe it, or write alt="".',
      })
    if (VOID_TAGS.has(name) || tag.selfClosing) continue
    if (!tag.closing) {
      open.push(tag)
      continue
    }
    const opener = open.findLastIndex((entry) => entry.name === name)
    if (opener < 0)
      problems.push({ severity: 'error', code: 'unopened_tag', field: 'html', at, message: `</${name}> closes nothing. Take it out.` })
    else problems.push(...unclosed(open.splice(opener).slice(1)))
  }
  return [...problems, ...unclosed(open.slice(0, PROBLEMS_MAX))]
}

const unclosed = (tags: readonly Tag[]): TemplateProblem[] =>
  tags
    .filter(({ name }) => !OPTIONAL_END.has(name))
    .map(({ name, at }) => ({
      severity: 'error',
      code: 'unclosed_tag',
      field: 'html',
      at,
      message: `<${name}> is not closed. Add </${name}>.`,
    }))

function checkDelivery({ html, text }: TemplateLocale): TemplateProblem[] {
  const problems: TemplateProblem[] = []
  if (text.trim() === '')
    problems.push({
      severity: 'warning',
      code: 'no_text',
      field: 'text',
      message: 'There is no text part. Some readers and filters want one.',
    })
  if (new TextEncoder().encode(html).length > CLIP_BYTES)
    problems.push({
      severity: 'warning',
      code: 'clipped',
      field: 'html',
      message: 'The HTML is above 102 kB: some mail programs cut it off.',
    })
  return problems
}
