import { PasswordField } from '@quarterdeck/ui'
import { useState } from 'react'
import { passwordChecklist, passwordStrength } from './passwordStrength'

/** Message under the repeated password (DESIGN §11). */
const DIFFER = 'The passwords differ. Type the new password again.'

export interface NewPassword {
  readonly password: string
  readonly confirmPassword: string
}

export interface NewPasswordErrors {
  password?: string
  confirmPassword?: string
}

export interface NewPasswordFieldsProps {
  value: NewPassword
  onChange(value: NewPassword): void
  errors: NewPasswordErrors
  /** The account's address, which the password may not contain; empty when not known. */
  email?: string
  label?: string
  repeatLabel?: string
  size?: 'md' | 'lg'
}

/** A new password and its repetition, with the policy as a live checklist. Validated on leaving a field, then while typing. */
export function NewPasswordFields({
  value,
  onChange,
  errors,
  email = '',
  label = 'New password',
  repeatLabel = 'Repeat new password',
  size = 'md',
}: NewPasswordFieldsProps) {
  const [left, setLeft] = useState(false)
  const differ = left && value.confirmPassword !== '' && value.confirmPassword !== value.password
  return (
    <>
      <PasswordField
        label={label}
        size={size}
        name="password"
        autoComplete="new-password"
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        strength={passwordStrength(value.password, email)}
        rules={passwordChecklist(value.password, email)}
        error={errors.password}
      />
      <PasswordField
        label={repeatLabel}
        size={size}
        name="confirmPassword"
        autoComplete="new-password"
        value={value.confirmPassword}
        onChange={(event) => onChange({ ...value, confirmPassword: event.target.value })}
        onBlur={() => setLeft(true)}
        error={errors.confirmPassword ?? (differ ? DIFFER : undefined)}
      />
    </>
  )
}

/** What is wrong with a new password before the server is asked; empty when nothing is. */
export function checkNewPassword(value: NewPassword, email = ''): NewPasswordErrors {
  const broken = passwordChecklist(value.password, email).find(({ met }) => !met)
  if (value.password === '') return { password: 'Type a new password.' }
  if (broken) return { password: `This password does not meet a rule below: ${broken.label.toLowerCase()}.` }
  return value.password === value.confirmPassword ? {} : { confirmPassword: DIFFER }
}
