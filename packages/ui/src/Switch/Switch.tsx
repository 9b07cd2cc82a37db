import type { ChangeEvent, ComponentPropsWithRef, MouseEvent } from 'react'
import { Choice, type ChoiceTexts } from '../Field/Choice'
import { Track } from './Switch.styles'

export interface SwitchProps extends ChoiceTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** The change is on its way: the thumb holds a spinner, clicks do nothing, focus stays. */
  pending?: boolean | undefined
  /** Words at the start, switch at the end of the line; for settings lists. */
  spread?: boolean | undefined
}

/** Acts at once; what needs a Save is a Checkbox. `ref` and the rest reach the native input, `className` and `style` the row. */
export function Switch({ label, hint, error, pending = false, spread, id, className, style, ...input }: SwitchProps) {
  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    if (pending) event.preventDefault()
    else input.onClick?.(event)
  }
  // React tells of a change even when the click behind it is refused.
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (!pending) input.onChange?.(event)
  }
  return (
    <Choice {...{ label, hint, error, spread, id, className, style }} describedBy={input['aria-describedby']} disabled={input.disabled}>
      {(control) => (
        <Track
          {...input}
          {...control}
          type="checkbox"
          role="switch"
          aria-busy={pending || undefined}
          aria-disabled={pending || undefined}
          onClick={onClick}
          onChange={onChange}
        />
      )}
    </Choice>
  )
}
