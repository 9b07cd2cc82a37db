import { ACCOUNT_TEMPLATES } from './accountTemplates'
import { MONEY_TEMPLATES } from './moneyTemplates'
import { OFFICE_TEMPLATES } from './officeTemplates'
import type { TemplateEntry } from './templateEntry'

/** The twenty-four mails that the site begins with. */
export const TEMPLATE_CATALOG: readonly TemplateEntry[] = [...ACCOUNT_TEMPLATES, ...OFFICE_TEMPLATES, ...MONEY_TEMPLATES]
