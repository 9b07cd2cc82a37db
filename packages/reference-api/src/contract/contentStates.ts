export const CMS_TYPES = ['page', 'post', 'faq', 'legal', 'announcement'] as const
export type CmsType = (typeof CMS_TYPES)[number]

export const CMS_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const
export type CmsStatus = (typeof CMS_STATUSES)[number]

/** Legal moves of a page. Saving changes text, not state. */
export const CMS_MOVES: Readonly<Record<CmsStatus, readonly CmsStatus[]>> = {
  draft: ['scheduled', 'published', 'archived'],
  scheduled: ['draft', 'published', 'archived'],
  published: ['draft', 'archived'],
  archived: ['draft'],
}

/** Groups of e-mail templates, in the order of the list. */
export const TEMPLATE_GROUPS = ['account', 'security', 'verification', 'funds', 'conversions', 'bots', 'administration', 'site'] as const
export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number]

/** How a variable is written into the mail. */
export const VARIABLE_TYPES = ['text', 'amount', 'time', 'url', 'code'] as const
export type VariableType = (typeof VARIABLE_TYPES)[number]
