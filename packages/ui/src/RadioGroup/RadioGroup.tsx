import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Choice } from '../Field/Choice'
import { Field, type FieldTexts } from '../Field/Field'
import { Choices, Dot } from './RadioGroup.styles'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
}

export interface RadioGroupProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'> {
  options: readonly RadioOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  orientation?: 'vertical' | 'horizontal' | undefined
}

/**
 * One of a few, all in sight. `name`, `ref`, `onChange`, `onBlur` and the rest go to each native radio, so form libraries that register inputs by name work;
 * `className` and `style` go to the frame. Arrow keys move, as the browser does it.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, optional, aside, labelHidden, id, className, style, options, value, defaultValue, orientation, ...input } =
    props
  const ownName = useId()
  return (
    <Field {...{ label, hint, error, optional, aside, labelHidden, id, className, style }} group role="radiogroup">
      {() => (
        <Choices data-orientation={orientation}>
          {options.map((option) => (
            <Choice key={option.value} label={option.label} hint={option.hint} disabled={option.disabled ?? input.disabled}>
              {(control) => (
                <Dot
                  name={ownName}
                  {...input}
                  {...control}
                  type="radio"
                  value={option.value}
                  disabled={option.disabled ?? input.disabled}
                  {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
                />
              )}
            </Choice>
          ))}
        </Choices>
      )}
    </Field>
  )
}
