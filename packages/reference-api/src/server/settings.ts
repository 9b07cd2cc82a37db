import { eq } from 'drizzle-orm'
import { SETTING_DEFAULTS, type SettingValues } from '../contract/settings'
import type { Db } from './db/database'
import { siteSettings } from './db/schema'

/** One section of the site settings as it counts now: what was saved over what the product comes with. */
export async function readSetting<Section extends keyof SettingValues & string>(db: Db, section: Section): Promise<SettingValues[Section]> {
  const [row] = await db.select({ value: siteSettings.value }).from(siteSettings).where(eq(siteSettings.section, section))
  return { ...SETTING_DEFAULTS[section], ...row?.value }
}
