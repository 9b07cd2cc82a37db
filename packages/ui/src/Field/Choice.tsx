import { CircleAlert } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { Icon } from '../Icon'
import { ChoiceLabel, ChoiceNote, ChoiceRow, ChoiceWords } from './choice.styles'

export interface ChoiceTexts {
  /** Words beside the control. Without them pass `aria-label`. */
  label?: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export interface ChoiceControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
}

export interface ChoiceProps extends ChoiceTexts {
  id?: string | undefined
  describedBy?: string | undefined
  disabled?: boolean | undefined
  /** Words at the start, control at the end of the line. */
  spread?: boolean | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  children: (control: ChoiceControl) => ReactNode
}

/** A box, dot or switch with label and note beside it. Without a label it is the bare control, which then takes `className` and `style`. */
export function Choice({ label, hint, error, id, describedBy, disabled, spread, className, style, children }: ChoiceProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const note = error ?? hint
  const described = [note && label !== undefined ? `${controlId}-note` : undefined, describedBy].filter(Boolean).join(' ')
  const control = { id: controlId, 'aria-describedby': described || undefined, 'aria-invalid': error ? (true as const) : undefined }
  if (label === undefined) return children({ ...control, className, style })
  return (
    <ChoiceRow className={className} style={style} data-spread={spread ? '' : undefined}>
      {children(control)}
      <ChoiceWords>
        <ChoiceLabel htmlFor={controlId} data-disabled={disabled ? '' : undefined}>
          {label}
        </ChoiceLabel>
        {note ? (
          <ChoiceNote id={`${controlId}-note`} data-error={error ? '' : undefined}>
            {error ? <Icon of={CircleAlert} size="sm" /> : null}
            <span>{note}</span>
          </ChoiceNote>
        ) : null}
      </ChoiceWords>
    </ChoiceRow>
  )
}
