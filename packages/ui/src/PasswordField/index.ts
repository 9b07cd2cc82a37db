export { PasswordField, type PasswordFieldProps } from './PasswordField'
export type { PasswordRule, Strength } from './PasswordStrength'
