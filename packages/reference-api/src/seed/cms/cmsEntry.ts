import type { CmsStatus, CmsType } from '../../contract/contentStates'

/** One page in one language: title, excerpt, then paragraphs; a paragraph that begins with `## ` is a heading, with `- ` a list of lines. */
export type CmsText = readonly [title: string, excerpt: string, ...paragraphs: string[]]

export interface CmsEntry {
  readonly slug: string
  readonly type: CmsType
  readonly status: CmsStatus
  readonly en: CmsText
  readonly es: CmsText
}
