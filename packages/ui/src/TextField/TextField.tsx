import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Affix, BareInput, ControlBox } from '../Field/control.styles'
import { Field, type FieldTexts } from '../Field/Field'
import { Counter } from './Counter'
import { useLength } from './useLength'

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'> {
  /** 32 px, or 40 px on the guest pages. */
  size?: 'md' | 'lg' | undefined
  /** Icon or short words before the text. */
  before?: ReactNode
  /** Unit or a small button after the text. */
  after?: ReactNode
  /** Shows "12 / 100" beside the hint; needs `maxLength`. */
  counter?: boolean | undefined
}

/** One line of text. `ref` and the rest reach the input, `className` and `style` the frame. Works controlled and uncontrolled. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, aside, labelHidden, id, className, style, size = 'md', before, after, counter, ...input } = props
  const counted = counter === true && input.maxLength !== undefined
  const [length, onInput] = useLength(input)
  return (
    <Field
      {...{ label, hint, error, optional, aside, labelHidden, id, className, style }}
      describedBy={input['aria-describedby']}
      counter={counted ? <Counter length={length} max={input.maxLength ?? 0} /> : null}
    >
      {(control) => (
        <ControlBox
          data-size={size}
          data-invalid={error ? '' : undefined}
          data-disabled={input.disabled ? '' : undefined}
          data-readonly={input.readOnly ? '' : undefined}
        >
          {typeof before === 'string' ? <Affix>{before}</Affix> : before}
          <BareInput type="text" {...input} {...control} onInput={counted ? onInput : input.onInput} />
          {typeof after === 'string' ? <Affix>{after}</Affix> : after}
        </ControlBox>
      )}
    </Field>
  )
}
