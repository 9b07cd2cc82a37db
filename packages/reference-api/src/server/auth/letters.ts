import type { Letter } from '../mail'

interface Person {
  readonly email: string
  readonly fullName: string
}

const when = (now: Date) => `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`

const letter = (kind: string, { email, fullName }: Person, subject: string, ...lines: string[]): Letter => ({
  kind,
  to: email,
  subject,
  text: [`Hello ${fullName},`, ...lines, 'Quarterdeck'].join('\n\n'),
})

const NOT_YOU = 'If this was not you, change your password at once and tell another administrator.'

/** The one letter that holds a secret: the link. It goes to the owner's address and nowhere else. */
export const resetLetter = (to: Person, link: string, minutes: number): Letter =>
  letter(
    'reset',
    to,
    'Reset your password',
    `Follow this link to choose a new password. It works once and for ${minutes} minutes.`,
    link,
    'If you did not ask for it, ignore this letter.',
  )

export const passwordChangedLetter = (to: Person, now: Date): Letter =>
  letter(
    'password-changed',
    to,
    'Your password was changed',
    `Your password was changed on ${when(now)}. Other sessions have ended.`,
    NOT_YOU,
  )

export const twoFactorChangedLetter = (to: Person, what: 'turned on' | 'turned off' | 'given new recovery codes', now: Date): Letter =>
  letter('two-factor-changed', to, 'Two-step sign-in was changed', `Two-step sign-in of your account was ${what} on ${when(now)}.`, NOT_YOU)

export const recoveryCodeUsedLetter = (to: Person, left: number, now: Date): Letter =>
  letter(
    'recovery-code-used',
    to,
    'A recovery code was used',
    `A recovery code of your account was used on ${when(now)}. ${left} codes are left.`,
    NOT_YOU,
  )

export const newDeviceLetter = (to: Person, device: string | null, ip: string, now: Date): Letter =>
  letter(
    'new-device',
    to,
    'New sign-in to your account',
    `Your account was used on a new device: ${device ?? 'unknown device'}, address ${ip}, ${when(now)}.`,
    NOT_YOU,
  )

export const lockedLetter = (to: Person, now: Date): Letter =>
  letter(
    'locked',
    to,
    'Sign-in to your account is slowed down',
    `There were several wrong passwords for your account, the last on ${when(now)}. Sign-in pauses for a while after each further one.`,
    'You need not do anything. If you have forgotten your password, ask for a new one on the sign-in page.',
  )

export const confirmEmailLetter = (to: Person, link: string, minutes: number): Letter =>
  letter(
    'confirm-email',
    to,
    'Confirm your new address',
    `Follow this link to use this address for your account. It works for ${minutes} minutes.`,
    link,
  )

export const emailChangedLetter = (to: Person, newEmail: string, now: Date): Letter =>
  letter(
    'email-changed',
    to,
    'Your address is being changed',
    `On ${when(now)} somebody asked to change the address of your account to ${newEmail}.`,
    NOT_YOU,
  )
