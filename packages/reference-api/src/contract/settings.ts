import * as v from 'valibot'
import { amount } from './amount'
import type { ListSpec } from './endpoint'
import { email, freeText, isoTime, languageCode, reason, recordId, recordVersion, textOf, webAddress, wholeBetween } from './fields'
import { fee } from './pair'
import { typedPassword } from './password'
import { MAINTENANCE_MODES, SETTING_SECTIONS } from './settingStates'
import { FEE_GROUPS } from './userStates'

const zone = textOf('The time zone', 60)
const optionalPage = v.nullable(recordId)

/** Fields of every section of Site Settings. PRODUCT §8. */
export const settingSchemas = {
  general: v.strictObject({
    name: textOf('The name', 60),
    legalName: freeText('The legal name', 120),
    supportEmail: v.nullable(email),
    supportUrl: v.nullable(webAddress),
    timeZone: zone,
    language: languageCode,
    displayCurrencies: v.pipe(v.array(v.string()), v.minLength(1, 'Choose at least one currency.'), v.maxLength(10)),
  }),
  branding: v.strictObject({
    /** Shown in the shell. */
    shellName: textOf('The name', 30),
    /** File of the logo; upload it first. */
    logoFileId: v.nullable(recordId),
    accent: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'Write the colour as #rrggbb.'))),
  }),
  features: v.strictObject({
    botTrading: v.boolean(),
    conversions: v.boolean(),
    deposits: v.boolean(),
    withdrawals: v.boolean(),
    paperTrading: v.boolean(),
    referrals: v.boolean(),
    announcements: v.boolean(),
  }),
  registration: v.strictObject({
    open: v.boolean(),
    emailConfirmation: v.boolean(),
    inviteOnly: v.boolean(),
    minimumAge: wholeBetween(13, 99, 'age'),
    blockedCountries: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Choose countries.'))), v.maxLength(250)),
    defaultFeeGroup: v.picklist(FEE_GROUPS),
  }),
  security: v.strictObject({
    /** Who must use two-step. */
    twoFactorPolicy: v.picklist(['optional', 'superadmins', 'everyone']),
    idleMinutes: wholeBetween(5, 1440, 'number of minutes'),
    absoluteHours: wholeBetween(1, 720, 'number of hours'),
    loginAttempts: wholeBetween(3, 10, 'number of attempts'),
    lockMinutes: wholeBetween(1, 1440, 'number of minutes'),
  }),
  maintenance: v.pipe(
    v.strictObject({
      mode: v.picklist(MAINTENANCE_MODES),
      message: freeText('The message', 300),
      from: v.nullable(isoTime),
      until: v.nullable(isoTime),
    }),
    v.forward(
      v.partialCheck(
        [['from'], ['until']],
        ({ from, until }) => !from || !until || Date.parse(until) > Date.parse(from),
        'It would end before it begins. Choose a later time.',
      ),
      ['until'],
    ),
  ),
  limits: v.strictObject({
    makerFee: fee,
    takerFee: fee,
    /** USDT a day that a user may withdraw without an identity check; 0 is none. */
    withdrawalWithoutKyc: amount,
    /** USDT a day at the highest level. */
    withdrawalHighestLevel: amount,
    maxOpenOrdersPerUser: wholeBetween(1, 10_000, 'number of orders'),
    maxBotsPerUser: wholeBetween(0, 1000, 'number of bots'),
  }),
  mail: v.strictObject({
    /** Empty keeps mails in the outbox. */
    host: freeText('The host', 253),
    port: wholeBetween(1, 65_535, 'port'),
    tls: v.picklist(['none', 'starttls', 'tls']),
    user: freeText('The user', 254),
    fromName: v.pipe(
      freeText("The sender's name", 80),
      v.check((name) => !/[\r\n<>]/.test(name), 'The name has characters that a mail header cannot hold.'),
    ),
    fromEmail: email,
  }),
  legal: v.strictObject({
    termsPageId: optionalPage,
    privacyPageId: optionalPage,
    riskPageId: optionalPage,
    feesPageId: optionalPage,
    cookiePageId: optionalPage,
  }),
  refunds: v.strictObject({
    /** USDT; a refund above it wants a second admin. */
    approvalThresholdUsdt: amount,
  }),
} satisfies Record<(typeof SETTING_SECTIONS)[number], v.GenericSchema>

export type SettingValues = { [Section in keyof typeof settingSchemas]: v.InferOutput<(typeof settingSchemas)[Section]> }

/** What a section is before anybody has saved it, and what "reset" returns to. */
export const SETTING_DEFAULTS: SettingValues = {
  general: {
    name: 'Back Office',
    legalName: '',
    supportEmail: null,
    supportUrl: null,
    timeZone: 'UTC',
    language: 'en',
    displayCurrencies: ['USDT'],
  },
  branding: { shellName: 'Back Office', logoFileId: null, accent: null },
  features: {
    botTrading: true,
    conversions: true,
    deposits: true,
    withdrawals: true,
    paperTrading: true,
    referrals: false,
    announcements: true,
  },
  registration: { open: true, emailConfirmation: true, inviteOnly: false, minimumAge: 18, blockedCountries: [], defaultFeeGroup: 'vip-0' },
  security: { twoFactorPolicy: 'optional', idleMinutes: 15, absoluteHours: 8, loginAttempts: 5, lockMinutes: 15 },
  maintenance: { mode: 'off', message: '', from: null, until: null },
  limits: {
    makerFee: '0.0008',
    takerFee: '0.001',
    withdrawalWithoutKyc: '1000',
    withdrawalHighestLevel: '1000000',
    maxOpenOrdersPerUser: 200,
    maxBotsPerUser: 10,
  },
  mail: { host: '', port: 587, tls: 'starttls', user: '', fromName: 'Back Office', fromEmail: 'no-reply@example.com' },
  legal: { termsPageId: null, privacyPageId: null, riskPageId: null, feesPageId: null, cookiePageId: null },
  refunds: { approvalThresholdUsdt: '10000' },
}

/** Secrets of a section: written, never read. Null forgets one. */
export const SECTION_SECRETS = { mail: ['password'] } as const

const sectionFacts = { updatedAt: v.nullable(isoTime), updatedByName: v.nullable(v.string()), version: recordVersion }

/** One section as the page reads it. `secretsSet` names the secrets that have a value. */
const sectionOf = <Schema extends v.GenericSchema>(value: Schema) => v.object({ value, secretsSet: v.array(v.string()), ...sectionFacts })
export const settingSections = {
  general: sectionOf(settingSchemas.general),
  branding: sectionOf(settingSchemas.branding),
  features: sectionOf(settingSchemas.features),
  registration: sectionOf(settingSchemas.registration),
  security: sectionOf(settingSchemas.security),
  maintenance: sectionOf(settingSchemas.maintenance),
  limits: sectionOf(settingSchemas.limits),
  mail: sectionOf(settingSchemas.mail),
  legal: sectionOf(settingSchemas.legal),
  refunds: sectionOf(settingSchemas.refunds),
}
export const siteSettings = v.object(settingSections)
export type SiteSettings = v.InferOutput<typeof siteSettings>

/** Saves one section whole. `password` is the caller's own: sections that guard money or sign-in ask for it again (S34). */
const saveOf = <Schema extends v.GenericSchema>(value: Schema) =>
  v.strictObject({ value, reason: v.optional(reason), password: v.optional(typedPassword) })
const guardedSaveOf = <Schema extends v.GenericSchema>(value: Schema) => v.strictObject({ value, reason, password: typedPassword })
export const settingBodies = {
  general: saveOf(settingSchemas.general),
  branding: saveOf(settingSchemas.branding),
  features: saveOf(settingSchemas.features),
  registration: saveOf(settingSchemas.registration),
  security: guardedSaveOf(settingSchemas.security),
  maintenance: saveOf(settingSchemas.maintenance),
  limits: guardedSaveOf(settingSchemas.limits),
  mail: v.strictObject({
    value: settingSchemas.mail,
    secrets: v.optional(v.strictObject({ password: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500)))) })),
    reason: v.optional(reason),
    password: typedPassword,
  }),
  legal: saveOf(settingSchemas.legal),
  refunds: guardedSaveOf(settingSchemas.refunds),
}

/** What a section was before a save. */
export const settingHistoryItem = v.object({
  id: v.string(),
  at: isoTime,
  adminName: v.nullable(v.string()),
  before: v.record(v.string(), v.unknown()),
  after: v.record(v.string(), v.unknown()),
  reason: v.nullable(v.string()),
  version: v.number(),
})
export type SettingHistoryItem = v.InferOutput<typeof settingHistoryItem>
export const sectionParams = v.strictObject({ section: v.picklist(SETTING_SECTIONS) })

/** Bytes of a logo. PRODUCT §8. */
export const LOGO_MAX_BYTES = 512 * 1024
export const LOGO_TYPES = ['image/svg+xml', 'image/png', 'image/webp'] as const

/** A picture as base64; the server looks into the bytes, not at the name. */
export const logoBody = v.strictObject({
  mediaType: v.picklist(LOGO_TYPES, 'Choose an SVG, PNG or WebP file.'),
  data: v.pipe(
    v.string(),
    v.base64('The file could not be read. Choose it again.'),
    v.maxLength(Math.ceil(LOGO_MAX_BYTES / 3) * 4, 'The logo is above 512 KB. Choose a smaller file.'),
  ),
})
export const uploadedFile = v.object({ id: v.string(), url: v.string(), size: v.number(), mediaType: v.string() })

/** Tries the settings in the form; without `password` the stored one. */
export const mailTestBody = v.strictObject({ value: settingSchemas.mail, password: v.optional(v.string()) })
export const mailTestSendBody = v.strictObject({ ...mailTestBody.entries, to: email })
export const mailTestResult = v.object({ ok: v.boolean(), message: v.string(), ms: v.number() })

/** A mail that left, or waits. `text` and `html` only in the detail. */
export const outboxItem = v.object({
  id: v.string(),
  kind: v.string(),
  to: v.string(),
  subject: v.string(),
  createdAt: isoTime,
  sentAt: v.nullable(isoTime),
  attempts: v.number(),
  lastError: v.nullable(v.string()),
})
export const outboxMail = v.object({ ...outboxItem.entries, text: v.string(), html: v.nullable(v.string()) })
export type OutboxItem = v.InferOutput<typeof outboxItem>
export const OUTBOX_LIST = {
  sort: ['createdAt', 'sentAt', 'to', 'kind'],
  defaultSort: 'createdAt:desc',
  filters: { kind: { kind: 'enum' }, to: { kind: 'text' }, createdAt: { kind: 'time' }, sentAt: { kind: 'time' } },
  search: ['to', 'subject'],
  day: 'createdAt',
} as const satisfies ListSpec
