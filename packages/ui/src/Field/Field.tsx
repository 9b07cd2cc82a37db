import { CircleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden'
import { Aside, ErrorText, Foot, Frame, Head, LabelText, Optional } from './Field.styles'

/** What every field says around its control. */
export interface FieldTexts {
  label: ReactNode
  /** One line of help; gives way to the error. */
  hint?: ReactNode | undefined
  /** A sentence: what is wrong, then what to do. Its presence marks the control invalid. */
  error?: ReactNode | undefined
  /** Writes "optional" after the label. Required fields are the norm and carry no mark. */
  optional?: boolean | undefined
  /** Short content at the end of the label's line, e.g. a link. */
  aside?: ReactNode
  /** Keeps the label for screen readers only; for fields whose place says what they are. */
  labelHidden?: boolean | undefined
}

/** What the control takes over, so that label, hint and error belong to it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'children' | 'id'> {
  /** Id of the control; made up when absent. */
  id?: string | undefined
  /** Further ids the control is described by, e.g. a rule list. */
  describedBy?: string | undefined
  /** At the end of the hint's line, e.g. "12 / 100". */
  counter?: ReactNode
  /** For a group of controls: draws `fieldset` and `legend` instead of `div` and `label`. */
  group?: boolean | undefined
  /** `labelId` is for the `aria-labelledby` of a control that also shows its value. */
  children: (control: FieldControl, labelId: string) => ReactNode
}

/** Label, control, then one line of hint or error (DESIGN §6 "Text field"). */
export function Field(props: FieldProps) {
  const { label, hint, error, optional, aside, labelHidden, id, describedBy, counter, group, children, ...rest } = props
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  const note = error ?? hint
  const described = [note ? noteId : undefined, describedBy].filter(Boolean).join(' ')
  const labelId = `${controlId}-label`
  const words = (
    <>
      {label}
      {optional ? <Optional> optional</Optional> : null}
    </>
  )
  const caption = group ? (
    <LabelText as="span" id={labelId}>
      {words}
    </LabelText>
  ) : (
    <LabelText htmlFor={controlId} id={labelId}>
      {words}
    </LabelText>
  )
  return (
    <Frame {...(group ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': described || undefined } : null)} {...rest}>
      {labelHidden ? (
        <VisuallyHidden>{caption}</VisuallyHidden>
      ) : (
        <Head>
          {caption}
          {aside ? <Aside>{aside}</Aside> : null}
        </Head>
      )}
      {children({ id: controlId, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }, labelId)}
      {note || counter ? (
        <Foot>
          <span id={noteId}>
            {error ? (
              <ErrorText>
                <Icon of={CircleAlert} size="sm" />
                <span>{error}</span>
              </ErrorText>
            ) : (
              hint
            )}
          </span>
          {counter}
        </Foot>
      ) : null}
    </Frame>
  )
}
