import * as v from 'valibot'
import { codeOrRecovery, email, isoTime, sixDigits, textOf } from './fields'
import { newPassword, PASSWORDS_DIFFER, typedPassword } from './password'
import { restrictionList } from './restriction'

/** Address at sign-in: not judged beyond its length, so that the answer is the same for every cause. */
const signInEmail = v.pipe(
  v.string('Type your e-mail address.'),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('Type your e-mail address.'),
  v.maxLength(254, 'The address is too long. Check it for extra characters.'),
)

/** Token of a link, as it stands in the path. */
export const linkToken = v.pipe(v.string(), v.minLength(1), v.maxLength(512))

/** First step of signing in. */
export const loginCredentials = v.strictObject({
  email: signInEmail,
  password: typedPassword,
  /** Geolocation answer, for the login history. */
  meta: v.optional(v.record(v.string(), v.unknown())),
  /** Mark that an earlier sign-in left in this browser. */
  device: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

/** Second step, on the same path. */
export const loginCodeStep = v.strictObject({
  ticket: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
  code: codeOrRecovery,
  device: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

export const loginBody = v.union([loginCredentials, loginCodeStep])

export const loginSucceeded = v.object({ token: v.string(), device: v.optional(v.string()) })
export const loginNeedsCode = v.object({ twoFactorRequired: v.literal(true), ticket: v.string() })
export const loginResult = v.union([loginSucceeded, loginNeedsCode])

export const forgotPasswordBody = v.strictObject({ email })

export const resetPasswordBody = v.pipe(
  v.strictObject({
    authToken: linkToken,
    password: newPassword,
    confirmPassword: v.string('Type the new password again.'),
    /** Only when the account has two-step. */
    code: v.optional(codeOrRecovery),
  }),
  v.forward(
    v.partialCheck([['password'], ['confirmPassword']], (input) => input.password === input.confirmPassword, PASSWORDS_DIFFER),
    ['confirmPassword'],
  ),
)
export type ResetPasswordBody = v.InferOutput<typeof resetPasswordBody>

/** Asks whether a reset link still works, without using it. */
export const checkResetTokenBody = v.strictObject({ authToken: v.string() })
export const resetTokenState = v.object({
  state: v.picklist(['valid', 'expired', 'used', 'malformed']),
  /** The account has two-step: ask for a code as well. */
  needsCode: v.boolean(),
})
export type ResetTokenState = v.InferOutput<typeof resetTokenState>

export const adminDetail = v.object({
  _id: v.string(),
  email: v.string(),
  fullName: v.string(),
  role: v.string(),
  restriction: restrictionList,
  /** The password must be changed before anything else. */
  mustChangePassword: v.boolean(),
  twoFactor: v.boolean(),
  /** The site's policy asks this admin for two-step that is not on yet. */
  twoFactorRequired: v.boolean(),
})

export const twoFactorSettings = v.object({
  enabled: v.boolean(),
  enabledAt: v.nullable(isoTime),
  recoveryCodesLeft: v.number(),
  /** There until the first enable; readable once. */
  setup: v.nullable(v.object({ secret: v.string(), uri: v.string() })),
})
export const twoFactorEnable = v.strictObject({ code: sixDigits, password: typedPassword })
export const twoFactorChange = v.strictObject({
  action: v.picklist(['disable', 'regenerate']),
  password: typedPassword,
  code: codeOrRecovery,
})
/** Shown once. Null after `disable`. */
export const recoveryCodeList = v.object({ recoveryCodes: v.array(v.string()) })

/** Reads an invitation without using it. */
export const readInvitationBody = v.strictObject({ token: linkToken })
export const invitationPreview = v.object({
  email: v.string(),
  role: v.string(),
  inviterName: v.string(),
  expiresAt: isoTime,
})
export type InvitationPreview = v.InferOutput<typeof invitationPreview>

/** Accepts an invitation and signs in. */
export const registerBody = v.pipe(
  v.strictObject({
    token: linkToken,
    fullName: textOf('Your name', 80, 2),
    password: newPassword,
    confirmPassword: v.string('Type the password again.'),
  }),
  v.forward(
    v.partialCheck([['password'], ['confirmPassword']], (input) => input.password === input.confirmPassword, PASSWORDS_DIFFER),
    ['confirmPassword'],
  ),
)
export type RegisterBody = v.InferOutput<typeof registerBody>

/** When the session in use ends, so that a page can warn 60 s before. */
export const sessionClock = v.object({ now: isoTime, idleEndsAt: isoTime, expiresAt: isoTime })
export type SessionClock = v.InferOutput<typeof sessionClock>
