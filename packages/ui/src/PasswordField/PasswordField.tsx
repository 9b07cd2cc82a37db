import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from 'react'
import { AffixButton, BareInput, ControlBox } from '../Field/control.styles'
import { Field, type FieldTexts } from '../Field/Field'
import { Icon } from '../Icon'
import { CapsNote, CapsStatus } from './PasswordField.styles'
import { type PasswordRule, PasswordStrength, type Strength } from './PasswordStrength'

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'prefix'> {
  size?: 'md' | 'lg' | undefined
  /** Draws the strength bar, 0 (nothing typed) to 4; for new passwords. Computed by the caller. */
  strength?: Strength | undefined
  /** Rules as data; each ticks when `met`. */
  rules?: readonly PasswordRule[] | undefined
}

/**
 * A password, kept byte for byte: no trimming, paste allowed (ASVS 6.2.7, 6.2.8). Set `autoComplete` to `current-password` or `new-password`.
 * `ref` and the rest reach the input. Hides itself again when its form is submitted or the field is disabled.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, aside, labelHidden, id, className, style, size = 'md', strength, rules, ...input } = props
  const [revealed, setRevealed] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const strengthId = useId()
  const shown = revealed && !input.disabled
  const judged = strength !== undefined || rules !== undefined
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState?.('CapsLock') ?? false)
  return (
    <Field
      {...{ label, hint, error, optional, aside, labelHidden, id, className, style }}
      describedBy={[judged ? strengthId : undefined, input['aria-describedby']].filter(Boolean).join(' ') || undefined}
    >
      {(control) => (
        <>
          <ControlBox data-size={size} data-invalid={error ? '' : undefined} data-disabled={input.disabled ? '' : undefined}>
            <BareInput
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
              onKeyDown={(event) => {
                watchCapsLock(event)
                input.onKeyDown?.(event)
              }}
              onKeyUp={(event) => {
                watchCapsLock(event)
                input.onKeyUp?.(event)
              }}
              onBlur={(event) => {
                setCapsLock(false)
                input.onBlur?.(event)
              }}
            />
            <AffixButton
              type="button"
              aria-label="Show password"
              aria-pressed={shown}
              title={shown ? 'Hide password' : 'Show password'}
              disabled={input.disabled}
              onClick={() => setRevealed(!revealed)}
            >
              <Icon of={shown ? EyeOff : Eye} />
            </AffixButton>
          </ControlBox>
          <CapsStatus role="status">
            {capsLock ? (
              <CapsNote>
                <Icon of={ArrowBigUpDash} size="sm" />
                Caps Lock is on.
              </CapsNote>
            ) : null}
          </CapsStatus>
          {judged ? <PasswordStrength id={strengthId} strength={strength} rules={rules} /> : null}
        </>
      )}
    </Field>
  )
}
