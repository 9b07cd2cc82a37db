import type { CmsEntry } from './cmsEntry'
import { HELP_PAGES } from './helpPages'
import { NEWS_PAGES } from './newsPages'
import { SITE_PAGES } from './sitePages'

/** Thirty pages in two languages. */
export const CMS_CATALOG: readonly CmsEntry[] = [...SITE_PAGES, ...HELP_PAGES, ...NEWS_PAGES]
