import type { VariableType } from './contentStates'

/** Text of a template in one language. */
export interface TemplateLocale {
  language: string
  subject: string
  preheader: string
  html: string
  text: string
}

/** A name that the text may use as `{{name}}`. */
export interface TemplateVariable {
  name: string
  type: VariableType
  /** The text must use it. */
  required: boolean
  /** Stands in previews and test mails. */
  example: string
  /** Never shown in logs and in the outbox after sending: links with tokens, codes. */
  sensitive: boolean
}
