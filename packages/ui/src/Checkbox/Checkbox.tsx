import type { ChangeEvent, ComponentPropsWithRef } from 'react'
import { mergeRefs } from '../anchored/mergeRefs'
import { Choice, type ChoiceTexts } from '../Field/Choice'
import { Box } from './Checkbox.styles'

export interface CheckboxProps extends ChoiceTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** Neither on nor off, e.g. some of the rows. Wins over `checked`. */
  mixed?: boolean | undefined
}

/** Takes part in a Save; what acts at once is a Switch. `ref` and the rest reach the native input, `className` and `style` the row. */
export function Checkbox({ label, hint, error, mixed = false, id, className, style, ref, ...input }: CheckboxProps) {
  // A property without an attribute, which each click clears: set when drawn and after a change that its owner did not take up.
  const setMixed = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = mixed
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    input.onChange?.(event)
    setMixed(event.currentTarget)
  }
  return (
    <Choice {...{ label, hint, error, id, className, style }} describedBy={input['aria-describedby']} disabled={input.disabled}>
      {(control) => <Box {...input} {...control} type="checkbox" ref={mergeRefs(ref, setMixed)} onChange={onChange} />}
    </Choice>
  )
}
