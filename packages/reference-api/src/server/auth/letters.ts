import type { Letter } from '../mail'
import { mailTime } from '../mailTemplate'

interface Person {
  readonly email: string
  readonly fullName: string
}

interface Words {
  readonly kind: string
  readonly subject: string
  /** Template that words the letter when the site has it, with values beyond name, site, time and place. */
  readonly template?: { readonly key: string; readonly values?: Readonly<Record<string, string>> }
}

const letter = ({ email, fullName }: Person, { kind, subject, template }: Words, ...lines: string[]): Letter => ({
  kind,
  to: email,
  subject,
  text: [`Hello ${fullName},`, ...lines, 'Quarterdeck'].join('\n\n'),
  ...(template && { template: { key: template.key, values: { name: fullName, email, ...template.values } } }),
})

const NOT_YOU = 'If this was not you, change your password at once and tell another administrator.'

/** The one letter that holds a secret: the link. It goes to the owner's address and nowhere else. */
export const resetLetter = (to: Person, link: string, minutes: number): Letter =>
  letter(
    to,
    { kind: 'reset', subject: 'Reset your password', template: { key: 'reset-password', values: { link, minutes: String(minutes) } } },
    `Follow this link to choose a new password. It works once and for ${minutes} minutes.`,
    link,
    'If you did not ask for it, ignore this letter.',
  )

export const passwordChangedLetter = (to: Person, now: Date): Letter =>
  letter(
    to,
    { kind: 'password-changed', subject: 'Your password was changed', template: { key: 'password-changed' } },
    `Your password was changed on ${mailTime(now)}. Other sessions have ended.`,
    NOT_YOU,
  )

const TWO_FACTOR_TEMPLATES = { 'turned on': 'two-step-on', 'turned off': 'two-step-off', 'given new recovery codes': null } as const

export const twoFactorChangedLetter = (to: Person, what: keyof typeof TWO_FACTOR_TEMPLATES, now: Date): Letter => {
  const key = TWO_FACTOR_TEMPLATES[what]
  return letter(
    to,
    { kind: 'two-factor-changed', subject: 'Two-step sign-in was changed', ...(key && { template: { key } }) },
    `Two-step sign-in of your account was ${what} on ${mailTime(now)}.`,
    NOT_YOU,
  )
}

export const recoveryCodeUsedLetter = (to: Person, left: number, now: Date): Letter =>
  letter(
    to,
    { kind: 'recovery-code-used', subject: 'A recovery code was used' },
    `A recovery code of your account was used on ${mailTime(now)}. ${left} codes are left.`,
    NOT_YOU,
  )

export const newDeviceLetter = (to: Person, device: string | null, ip: string, now: Date): Letter =>
  letter(
    to,
    { kind: 'new-device', subject: 'New sign-in to your account', template: { key: 'login-alert' } },
    `Your account was used on a new device: ${device ?? 'unknown device'}, address ${ip}, ${mailTime(now)}.`,
    NOT_YOU,
  )

export const lockedLetter = (to: Person, now: Date): Letter =>
  letter(
    to,
    { kind: 'locked', subject: 'Sign-in to your account is slowed down' },
    `There were several wrong passwords for your account, the last on ${mailTime(now)}. Sign-in pauses for a while after each further one.`,
    'You need not do anything. If you have forgotten your password, ask for a new one on the sign-in page.',
  )

export const confirmEmailLetter = (to: Person, link: string, minutes: number): Letter =>
  letter(
    to,
    {
      kind: 'confirm-email',
      subject: 'Confirm your new address',
      template: { key: 'confirm-email', values: { link, minutes: String(minutes) } },
    },
    `Follow this link to use this address for your account. It works for ${minutes} minutes.`,
    link,
  )

export const emailChangedLetter = (to: Person, newEmail: string, now: Date): Letter =>
  letter(
    to,
    { kind: 'email-changed', subject: 'Your address is being changed' },
    `On ${mailTime(now)} somebody asked to change the address of your account to ${newEmail}.`,
    NOT_YOU,
  )
