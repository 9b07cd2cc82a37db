import { passwordRules } from '@quarterdeck/reference-api/contract'
import type { PasswordRule as Rule, Strength } from '@quarterdeck/ui'

const LABELS = {
  length: '12 to 128 characters',
  notEmail: 'Not your email',
  notRepeated: 'Four different characters',
} as const

/** The policy as a live checklist. That the password is not a common one only the server knows. */
export function passwordChecklist(password: string, email: string): readonly Rule[] {
  return passwordRules(password, email).map(({ rule, met }) => ({ label: LABELS[rule], met }))
}

/** Characters from which a password counts as fair, good and strong. Ours: length is what helps (ASVS 6.2.1). */
const STEPS = [12, 16, 22] as const

/** 0 while nothing is typed, 1 while a rule is broken, then by length. */
export function passwordStrength(password: string, email: string): Strength {
  if (password === '') return 0
  if (passwordRules(password, email).some(({ met }) => !met)) return 1
  const steps = STEPS.filter((least) => password.length >= least).length
  return steps === 3 ? 4 : steps === 2 ? 3 : 2
}
