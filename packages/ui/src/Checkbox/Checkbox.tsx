import { CircleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { mergeRefs } from '../anchored/mergeRefs'
import { Icon } from '../Icon'
import { Box, BoxLabel, Note, Row, Words } from './Checkbox.styles'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** Words beside the box. Without them pass `aria-label`. */
  label?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Neither on nor off, e.g. some of the rows. Wins over `checked` until the next click. */
  mixed?: boolean | undefined
}

/** Takes part in a Save; what acts at once is a Switch. `ref` and the rest reach the native input, `className` and `style` the row. */
export function Checkbox({ label, hint, error, mixed = false, id, className, style, ref, ...input }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const note = error ?? hint
  const described = [note ? `${boxId}-note` : undefined, input['aria-describedby']].filter(Boolean).join(' ')
  const box = (
    <Box
      type="checkbox"
      {...input}
      ref={mergeRefs(ref, (input) => {
        // A property without an attribute: set each time React draws, because a click clears it.
        if (input) input.indeterminate = mixed
      })}
      id={boxId}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      {...(label === undefined ? { className, style } : null)}
    />
  )
  if (label === undefined) return box
  return (
    <Row className={className} style={style}>
      {box}
      <Words>
        <BoxLabel htmlFor={boxId} data-disabled={input.disabled ? '' : undefined}>
          {label}
        </BoxLabel>
        {note ? (
          <Note id={`${boxId}-note`} data-error={error ? '' : undefined}>
            {error ? <Icon of={CircleAlert} size="sm" /> : null}
            <span>{note}</span>
          </Note>
        ) : null}
      </Words>
    </Row>
  )
}
