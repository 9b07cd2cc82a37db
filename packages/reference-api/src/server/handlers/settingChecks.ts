import { and, eq, inArray, ne } from 'drizzle-orm'
import { compareAmounts } from '../../contract/amount'
import type { SettingSection } from '../../contract/settingStates'
import type { SettingValues } from '../../contract/settings'
import { SUPERADMIN } from '../access'
import type { Actor, Context } from '../call'
import { admins, cmsPages, currencies, files } from '../db/schema'
import { invalidField } from '../failure'

/** A section as it stands before a save. */
export interface SettingRow<Section extends SettingSection> {
  readonly value: SettingValues[Section]
  readonly secrets: Readonly<Record<string, string>>
}

type Save<Section extends SettingSection> = Context & {
  readonly actor: Actor
  readonly body: { readonly value: SettingValues[Section] }
}

function isTimeZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The zone exists, and so do the currencies. */
export async function checkGeneral({ db, body }: Save<'general'>): Promise<void> {
  const { timeZone, displayCurrencies } = body.value
  if (!isTimeZone(timeZone)) throw invalidField('value.timeZone', `There is no time zone ${timeZone}.`)
  if (new Set(displayCurrencies).size < displayCurrencies.length)
    throw invalidField('value.displayCurrencies', 'A currency stands there twice. Remove one.')
  const known = await db
    .select({ code: currencies.code })
    .from(currencies)
    .where(and(inArray(currencies.code, displayCurrencies), ne(currencies.status, 'disabled')))
  const missing = displayCurrencies.find((code) => !known.some((currency) => currency.code === code))
  if (missing !== undefined) throw invalidField('value.displayCurrencies', `There is no enabled currency ${missing}.`)
}

/** The logo was uploaded. */
export async function checkBranding({ db, body }: Save<'branding'>): Promise<void> {
  const { logoFileId } = body.value
  if (logoFileId !== null && (await db.$count(files, eq(files.id, logoFileId))) === 0)
    throw invalidField('value.logoFileId', 'The logo is no longer there. Upload it again.')
}

/** Nobody may save a policy that his own account does not meet. */
export async function checkSecurity({ db, actor, body }: Save<'security'>): Promise<void> {
  const { twoFactorPolicy } = body.value
  const meant = twoFactorPolicy === 'everyone' || (twoFactorPolicy === 'superadmins' && actor.role === SUPERADMIN)
  if (!meant) return
  const [admin] = await db.select({ since: admins.twoFactorEnabledAt }).from(admins).where(eq(admins.id, actor.id))
  if (!admin?.since)
    throw invalidField('value.twoFactorPolicy', 'Your own account has no two-step sign-in. Turn it on first, or you shut yourself out.')
}

/** Only a superadmin gets through a closed site, so only a superadmin may close it. */
export function checkMaintenance({ actor, body }: Save<'maintenance'>): void {
  if (body.value.mode === 'full' && actor.role !== SUPERADMIN)
    throw invalidField('value.mode', 'Full maintenance lets superadmins in only: you would shut yourself out. Choose read-only.')
}

/** The way up never lowers a limit. */
export function checkLimits({ body }: Save<'limits'>): void {
  const { withdrawalWithoutKyc, withdrawalHighestLevel } = body.value
  if (compareAmounts(withdrawalWithoutKyc, withdrawalHighestLevel) > 0)
    throw invalidField('value.withdrawalHighestLevel', 'The highest level may withdraw less than somebody unchecked. Raise it.')
}

/** A stored password goes to the server and user it was typed for, and to no other. */
export function checkMail(next: SettingValues['mail'], { value, secrets }: SettingRow<'mail'>, typed: boolean): void {
  if (!typed && 'password' in secrets && !sameMailServer(next, value))
    throw invalidField('secrets.password', 'The server or user has changed. Type the mail password again.')
}

/** Whether both speak to the same server as the same user. */
export const sameMailServer = (a: SettingValues['mail'], b: SettingValues['mail']): boolean =>
  a.host === b.host && a.port === b.port && a.user === b.user && a.tls === b.tls

/** Behind a legal link stands a page that is not in the archive. */
export async function checkLegal({ db, body }: Save<'legal'>): Promise<void> {
  for (const [field, id] of Object.entries(body.value)) {
    if (id === null) continue
    const [page] = await db.select({ status: cmsPages.status }).from(cmsPages).where(eq(cmsPages.id, id))
    if (!page) throw invalidField(`value.${field}`, 'The page is no longer there. Choose another.')
    if (page.status === 'archived') throw invalidField(`value.${field}`, 'The page is archived. Choose another, or restore it.')
  }
}
