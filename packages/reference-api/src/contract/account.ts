import * as v from 'valibot'
import { LOGIN_METHODS, LOGIN_REASONS, LOGIN_RESULTS, SESSION_ENDS } from './adminStates'
import { linkToken } from './auth'
import type { ListSpec } from './endpoint'
import { codeOrRecovery, email, isoTime, recordVersion, textOf } from './fields'
import { newPassword, PASSWORDS_DIFFER, typedPassword } from './password'
import { restrictionList } from './restriction'

/** Place that the geolocation answer told, as far as it was understood. */
export const place = v.object({ city: v.optional(v.string()), region: v.optional(v.string()), country: v.optional(v.string()) })

export const profile = v.object({
  _id: v.string(),
  email: v.string(),
  /** A new address that waits for its confirmation. */
  pendingEmail: v.nullable(v.string()),
  fullName: v.string(),
  role: v.string(),
  restriction: restrictionList,
  twoFactor: v.boolean(),
  timeZone: v.string(),
  theme: v.picklist(['light', 'dark', 'system']),
  density: v.picklist(['comfortable', 'compact']),
  landingPage: v.string(),
  passwordChangedAt: v.nullable(isoTime),
  createdAt: isoTime,
  version: recordVersion,
})
export type Profile = v.InferOutput<typeof profile>

/** Zone that the runtime knows. */
const timeZone = v.pipe(
  v.string(),
  v.check((zone) => isTimeZone(zone), 'This time zone is unknown. Choose one from the list.'),
)

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const profileBody = v.strictObject({
  fullName: v.optional(textOf('Your name', 80, 2)),
  timeZone: v.optional(timeZone),
  theme: v.optional(v.picklist(['light', 'dark', 'system'])),
  density: v.optional(v.picklist(['comfortable', 'compact'])),
  landingPage: v.optional(v.pipe(v.string(), v.regex(/^\/[A-Za-z0-9/_-]{1,60}$/, 'Choose a page from the list.'))),
})
export type ProfileBody = v.InferOutput<typeof profileBody>

/** Asks for a new address; a link goes there and a notice to the old one. */
export const changeEmailBody = v.strictObject({ email, password: typedPassword })
export const confirmEmailBody = v.strictObject({ token: linkToken })

export const changePasswordBody = v.pipe(
  v.strictObject({
    currentPassword: typedPassword,
    password: newPassword,
    confirmPassword: v.string('Type the new password again.'),
    /** Only when two-step is on. */
    code: v.optional(codeOrRecovery),
  }),
  v.forward(
    v.partialCheck([['password'], ['confirmPassword']], (input) => input.password === input.confirmPassword, PASSWORDS_DIFFER),
    ['confirmPassword'],
  ),
  v.forward(
    v.partialCheck(
      [['currentPassword'], ['password']],
      (input) => input.currentPassword !== input.password,
      'This is the password in use. Choose another one.',
    ),
    ['password'],
  ),
)
export type ChangePasswordBody = v.InferOutput<typeof changePasswordBody>

/** One sign-in attempt on the own account. */
export const loginHistoryItem = v.object({
  id: v.string(),
  at: isoTime,
  result: v.picklist(LOGIN_RESULTS),
  reason: v.nullable(v.picklist(LOGIN_REASONS)),
  method: v.picklist(LOGIN_METHODS),
  ip: v.nullable(v.string()),
  device: v.nullable(v.string()),
  place: v.nullable(place),
  newDevice: v.boolean(),
  disownedAt: v.nullable(isoTime),
  /** State of the session that began with it; null when none began. */
  session: v.nullable(
    v.object({ id: v.string(), current: v.boolean(), endedAt: v.nullable(isoTime), endReason: v.nullable(v.picklist(SESSION_ENDS)) }),
  ),
})
export type LoginHistoryItem = v.InferOutput<typeof loginHistoryItem>

export const LOGIN_HISTORY_LIST = {
  sort: ['at', 'result', 'ip'],
  defaultSort: 'at:desc',
  filters: {
    result: { kind: 'enum', values: LOGIN_RESULTS },
    reason: { kind: 'enum', values: LOGIN_REASONS },
    method: { kind: 'enum', values: LOGIN_METHODS },
    at: { kind: 'time' },
    ip: { kind: 'text' },
  },
  search: ['ip', 'device'],
  day: 'at',
} as const satisfies ListSpec

/** A place where the caller is signed in. */
export const ownSession = v.object({
  id: v.string(),
  current: v.boolean(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
  expiresAt: isoTime,
  method: v.picklist(LOGIN_METHODS),
  ip: v.nullable(v.string()),
  device: v.nullable(v.string()),
  place: v.nullable(place),
})
export type OwnSession = v.InferOutput<typeof ownSession>
