import type { TemplateGroup } from '../../contract/contentStates'
import type { MailWords } from './templateLayout'
import type { TemplateVariableName } from './templateVariables'

/** A template as it is delivered. */
export interface TemplateEntry {
  readonly key: string
  readonly name: string
  readonly group: TemplateGroup
  /** When it is sent, in words. */
  readonly trigger: string
  readonly mandatory: boolean
  readonly subject: string
  readonly preheader: string
  readonly words: MailWords
  /** Names the text must use; the others it uses are allowed too. */
  readonly required: readonly TemplateVariableName[]
}

export const WHERE = [
  ['Time', '{{time}}'],
  ['Device', '{{device}}'],
  ['Place', '{{place}}'],
  ['Address', '{{ip}}'],
] as const
export const NOT_YOU = 'Was it not you? Change your password at once and write to {{supportEmail}}.'
export const HELLO = 'Hello {{name}},'
