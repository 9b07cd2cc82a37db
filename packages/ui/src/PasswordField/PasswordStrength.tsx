import { Check, Circle } from 'lucide-react'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden'
import { Bar, Below, Rule, Rules } from './PasswordField.styles'

/** 0 nothing typed, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

export interface PasswordRule {
  label: string
  met: boolean
}

const WORDS = ['', 'weak', 'fair', 'good', 'strong'] as const

export interface PasswordStrengthProps {
  id?: string | undefined
  strength?: Strength | undefined
  rules?: readonly PasswordRule[] | undefined
}

/** Bar and rule list under a new password; the strength is also said in words. */
export function PasswordStrength({ id, strength, rules }: PasswordStrengthProps) {
  return (
    <Below id={id}>
      {strength === undefined ? null : (
        <div>
          <Bar data-strength={strength} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </Bar>
          <VisuallyHidden role="status">{strength > 0 ? `Strength: ${WORDS[strength]}` : ''}</VisuallyHidden>
        </div>
      )}
      {rules ? (
        <Rules>
          {rules.map((rule) => (
            <Rule key={rule.label} data-met={rule.met}>
              <Icon of={rule.met ? Check : Circle} size="sm" />
              {rule.label}
              <VisuallyHidden>{rule.met ? ', met' : ', not met'}</VisuallyHidden>
            </Rule>
          ))}
        </Rules>
      ) : null}
    </Below>
  )
}
