import { desc, eq, sql } from 'drizzle-orm'
import type { SettingSection } from '../../contract/settingStates'
import { SECTION_SECRETS, SETTING_DEFAULTS, type SettingValues } from '../../contract/settings'
import { assertPasswordAgain } from '../auth/proof'
import { seal } from '../auth/secretBox'
import { type Actor, type Context, type Handlers, untransacted } from '../call'
import { changeRow, type RecordKind } from '../change'
import { admins, sessions, siteSettings, siteSettingsHistory } from '../db/schema'
import { unauthorized } from '../failure'
import { secretOwner } from '../settings'
import {
  checkBranding,
  checkGeneral,
  checkLegal,
  checkLimits,
  checkMail,
  checkMaintenance,
  checkSecurity,
  type SettingRow,
} from './settingChecks'

const SECTION: RecordKind<typeof siteSettings> = {
  table: siteSettings,
  key: 'section',
  label: 'Section',
  type: 'settings',
  name: ({ section }) => section,
}

/** Saves that a section's history answers. */
const HISTORY = 50
/** Seconds that a session gets when a new limit would have ended it already. */
const GRACE_MS = 60_000

type Save<Section extends SettingSection> = Context & {
  readonly actor: Actor
  readonly body: { readonly value: SettingValues[Section]; readonly reason?: string | undefined }
}
type Check<Section extends SettingSection> = (call: Save<Section>, row: SettingRow<Section>) => void | Promise<void>

/** A section as it counts: what was saved over what the product comes with. */
const currentValue = <Section extends SettingSection>(
  section: Section,
  saved: Record<string, unknown> | undefined,
): SettingValues[Section] => ({
  ...SETTING_DEFAULTS[section],
  ...saved,
})

type StoredRow = typeof siteSettings.$inferSelect

/** What the page reads. Of secrets only which are set. */
const sectionView = <Section extends SettingSection>(section: Section, row: StoredRow | undefined, updatedByName: string | null) => ({
  value: currentValue(section, row?.value),
  secretsSet: Object.keys(row?.secrets ?? {}),
  updatedAt: row?.updatedAt.toISOString() ?? null,
  updatedByName,
  version: row?.version ?? 1,
})

async function nameOf({ db }: Pick<Context, 'db'>, adminId: string | null): Promise<string | null> {
  if (adminId === null) return null
  const [admin] = await db.select({ name: admins.fullName }).from(admins).where(eq(admins.id, adminId))
  return admin?.name ?? null
}

/** Secrets as they are kept after a save: `undefined` keeps one, null forgets it. */
async function sealed({ app }: Context, section: SettingSection, kept: Record<string, string>, given: Record<string, string | null>) {
  const next = { ...kept }
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === '') delete next[name]
    else next[name] = await seal(app.ring, secretOwner(section, name), value)
  }
  return next
}

const givenOnly = (secrets: Readonly<Record<string, string | null | undefined>>) =>
  Object.fromEntries(Object.entries(secrets).filter((entry): entry is [string, string | null] => entry[1] !== undefined))

/** Writes a section with its history. A section that nobody has saved yet stands at version 1. */
async function save<Section extends SettingSection>(
  call: Save<Section>,
  section: Section,
  check?: Check<Section>,
  secrets: Readonly<Record<string, string | null>> = {},
) {
  const { app, db, now, actor, body } = call
  await db.insert(siteSettings).values({ section, value: {}, updatedAt: now }).onConflictDoNothing()
  const [stored] = await db.select().from(siteSettings).where(eq(siteSettings.section, section)).for('update')
  const kept = await sealed(call, section, stored?.secrets ?? {}, secrets)
  return await changeRow(call, SECTION, {
    id: section,
    action: `settings.${section}`,
    reason: body.reason,
    rule: (row) => check?.(call, { value: currentValue(section, row.value), secrets: row.secrets }),
    set: { value: { ...body.value }, secrets: kept, updatedBy: actor.id },
    // Field by field in the audit log; of a secret only that it was changed.
    facts: async (row) => {
      const before = currentValue(section, row.value)
      await db.insert(siteSettingsHistory).values({
        id: app.newId(),
        section,
        at: now,
        adminId: actor.id,
        adminName: actor.name,
        before,
        after: { ...body.value },
        reason: body.reason ?? null,
        version: row.version + 1,
      })
      const changed = Object.keys(secrets).length > 0
      return {
        before: { ...before, value: null, updatedBy: null, ...(changed && { credentials: 'as before' }) },
        after: { ...body.value, value: null, updatedBy: null, ...(changed && { credentials: 'changed' }) },
      }
    },
    view: async (row) => sectionView(section, row, await nameOf(call, row.updatedBy)),
  })
}

/** Sections that guard money or sign-in want the caller's own password again; it is hashed before the transaction (S34). */
async function proveIdentity(call: Context & { readonly actor: Actor; readonly body: { readonly password: string } }): Promise<void> {
  const [admin] = await call.db.select().from(admins).where(eq(admins.id, call.actor.id))
  if (!admin) throw unauthorized()
  await assertPasswordAgain(call, admin, call.body.password)
}

/** A shorter life counts for sessions that run, too; one that would be over gets a minute, in which its page warns. */
async function shortenSessions({ db, now }: Context, absoluteHours: number): Promise<void> {
  const soonest = new Date(now.getTime() + GRACE_MS).toISOString()
  await db.update(sessions).set({
    expiresAt: sql`least(${sessions.expiresAt}, greatest(${sessions.createdAt} + make_interval(hours => ${absoluteHours}), ${soonest}::timestamptz))`,
  })
}

export const settingHandlers = {
  getSettings: async ({ db }) => {
    const rows = await db
      .select({ row: siteSettings, name: admins.fullName })
      .from(siteSettings)
      .leftJoin(admins, eq(admins.id, siteSettings.updatedBy))
    const view = <Section extends SettingSection>(section: Section) => {
      const found = rows.find(({ row }) => row.section === section)
      return sectionView(section, found?.row, found?.name ?? null)
    }
    return {
      general: view('general'),
      branding: view('branding'),
      features: view('features'),
      registration: view('registration'),
      security: view('security'),
      maintenance: view('maintenance'),
      limits: view('limits'),
      mail: view('mail'),
      legal: view('legal'),
      refunds: view('refunds'),
    }
  },

  saveGeneralSettings: (call) => save(call, 'general', checkGeneral),
  saveBrandingSettings: (call) => save(call, 'branding', checkBranding),
  saveFeaturesSettings: (call) => save(call, 'features'),
  saveRegistrationSettings: (call) => save(call, 'registration'),
  saveMaintenanceSettings: (call) => save(call, 'maintenance', checkMaintenance),
  saveLegalSettings: (call) => save(call, 'legal', checkLegal),

  saveSecuritySettings: untransacted(async (call) => {
    await proveIdentity(call)
    return await call.transaction(async (inside) => {
      const saved = await save(inside, 'security', checkSecurity)
      await shortenSessions(inside, call.body.value.absoluteHours)
      return saved
    })
  }),

  saveLimitsSettings: untransacted(async (call) => {
    await proveIdentity(call)
    return await call.transaction((inside) => save(inside, 'limits', checkLimits))
  }),

  saveRefundsSettings: untransacted(async (call) => {
    await proveIdentity(call)
    return await call.transaction((inside) => save(inside, 'refunds'))
  }),

  saveMailSettings: untransacted(async (call) => {
    await proveIdentity(call)
    const secrets = givenOnly(call.body.secrets ?? {})
    const typed = SECTION_SECRETS.mail.some((name) => name in secrets)
    return await call.transaction((inside) => save(inside, 'mail', (_, row) => checkMail(call.body.value, row, typed), secrets))
  }),

  listSettingHistory: async ({ db, params }) => {
    const rows = await db
      .select()
      .from(siteSettingsHistory)
      .where(eq(siteSettingsHistory.section, params.section))
      .orderBy(desc(siteSettingsHistory.version))
      .limit(HISTORY)
    return rows.map(({ id, at, adminName, before, after, reason, version }) => ({
      id,
      at: at.toISOString(),
      adminName,
      before,
      after,
      reason,
      version,
    }))
  },
} satisfies Handlers
