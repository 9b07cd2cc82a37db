import { eq } from 'drizzle-orm'
import type { SettingSection } from '../contract/settingStates'
import { SETTING_DEFAULTS, type SettingValues } from '../contract/settings'
import { unseal } from './auth/secretBox'
import type { Db } from './db/database'
import { siteSettings } from './db/schema'
import type { App, MailServer } from './ports'

/** One section of the site settings as it counts now: what was saved over what the product comes with. */
export async function readSetting<Section extends keyof SettingValues & string>(db: Db, section: Section): Promise<SettingValues[Section]> {
  const [row] = await db.select({ value: siteSettings.value }).from(siteSettings).where(eq(siteSettings.section, section))
  return { ...SETTING_DEFAULTS[section], ...row?.value }
}

/** What a secret of a section is bound to: it cannot be read in the place of another. */
export const secretOwner = (section: SettingSection, name: string) => `settings.${section}.${name}`

/** The mail server of Site Settings with its password; `null` while no host is set. Throws when the key of the password is gone. */
export async function readMailServer({ db, ring }: Pick<App, 'db' | 'ring'>): Promise<MailServer | null> {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.section, 'mail'))
  const value: SettingValues['mail'] = { ...SETTING_DEFAULTS.mail, ...row?.value }
  if (value.host === '') return null
  const sealed = row?.secrets['password']
  return { ...value, password: sealed === undefined ? null : await unseal(ring, secretOwner('mail', 'password'), sealed) }
}
