import * as v from 'valibot'

/** Least characters of a new password. PRODUCT §1, ASVS 6.2.1. */
export const PASSWORD_MIN = 12
/** Most characters of a new password. */
export const PASSWORD_MAX = 128
/** Bytes that a sign-in accepts whole; longer is refused before hashing (S02). */
export const PASSWORD_MAX_BYTES = 1024

/** A password as typed at sign-in: kept byte for byte, never trimmed or cut. */
export const typedPassword = v.pipe(
  v.string('Type your password.'),
  v.minLength(1, 'Type your password.'),
  v.maxBytes(PASSWORD_MAX_BYTES, 'This is too long for a password. Check what was pasted.'),
)

/** A new password; the server also refuses common ones, the e-mail and the one in use. */
export const newPassword = v.pipe(
  v.string('Type a new password.'),
  v.minLength(PASSWORD_MIN, `The password is too short. Use at least ${PASSWORD_MIN} characters.`),
  v.maxLength(PASSWORD_MAX, `The password is too long. Use at most ${PASSWORD_MAX} characters.`),
)

/** One line of the live checklist below a new-password field. `common` is known to the server only. */
export interface PasswordRule {
  readonly rule: 'length' | 'notEmail' | 'notRepeated'
  readonly met: boolean
}

/** What the checklist can say before the server is asked. */
export function passwordRules(password: string, email: string): readonly PasswordRule[] {
  const name = email.split('@')[0]?.toLowerCase() ?? ''
  const lower = password.toLowerCase()
  return [
    { rule: 'length', met: password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX },
    { rule: 'notEmail', met: password !== '' && (name.length < 3 || !lower.includes(name)) },
    { rule: 'notRepeated', met: new Set(lower).size >= 4 },
  ]
}

/** Message under the repeated password. */
export const PASSWORDS_DIFFER = 'The passwords differ. Type the new password again.'
