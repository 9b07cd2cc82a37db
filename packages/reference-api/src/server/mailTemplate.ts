import { eq } from 'drizzle-orm'
import { renderTemplate } from '../contract/renderTemplate'
import { deviceName } from './auth/deviceName'
import type { Context } from './call'
import { emailTemplates } from './db/schema'
import { readSetting } from './settings'

/** Which template of Email Templates words a letter, and what its variables mean here. */
export interface TemplateUse {
  readonly key: string
  readonly values: Readonly<Record<string, string>>
}

/** A moment as mails write it: `20 Nov 2026, 14:32 UTC`. */
export const mailTime = (at: Date) =>
  `${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(at)} UTC`

/** What every mail may say: the site, the time and where the call came from. */
async function commonValues({ db, now, client }: Pick<Context, 'db' | 'now' | 'client'>): Promise<Record<string, string>> {
  const { name, supportEmail } = await readSetting(db, 'general')
  return {
    siteName: name,
    supportEmail: supportEmail ?? '',
    time: mailTime(now),
    ip: client.ip,
    device: deviceName(client.userAgent) ?? 'Unknown device',
    place: 'Unknown',
  }
}

/**
 * Subject, text and HTML of the published template in the site's language, else in English, else in its first one; a variable without a
 * value becomes nothing. `missing` when there is no such template; `off` when it is switched off, and the mail is not sent.
 */
export async function fillTemplate(call: Pick<Context, 'db' | 'now' | 'client'>, { key, values }: TemplateUse) {
  const [template] = await call.db.select().from(emailTemplates).where(eq(emailTemplates.key, key))
  if (!template) return 'missing'
  if (!template.enabled && !template.mandatory) return 'off'
  const { language } = await readSetting(call.db, 'general')
  const { locales, variables } = template
  const locale = locales.find((one) => one.language === language) ?? locales.find((one) => one.language === 'en') ?? locales[0]
  if (!locale) return 'missing'
  const empty = Object.fromEntries(variables.map(({ name }) => [name, '']))
  return renderTemplate(locale, variables, { ...empty, ...(await commonValues(call)), ...values })
}
