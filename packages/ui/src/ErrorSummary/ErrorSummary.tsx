import { CircleAlert } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon'
import { Box, FieldLink } from './ErrorSummary.styles'
import { focusField } from './focusField'

export interface FormError {
  /** Id or name of the control; without it the message belongs to the whole form, e.g. a server error about no known field. */
  field?: string | undefined
  /** The field's label, so that the list reads by itself. */
  label?: string | undefined
  message: string
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Nothing is drawn while the list is empty. */
  errors: readonly FormError[]
  title?: ReactNode
  /** Where `field` is looked for; `focusField` in the whole page unless told. */
  onGoTo?: ((field: string) => void) | undefined
}

/** What a failed submit says on top of the form (PRODUCT §0 "Forms"): one alert, each entry leads to its field. */
export function ErrorSummary({ errors, title, onGoTo = focusField, ...rest }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  const fields = errors.filter((error) => error.field).length
  const words =
    fields > 0 ? `Nothing was saved. Check the ${fields === 1 ? 'marked field' : `${fields} marked fields`}.` : 'Nothing was saved.'
  return (
    <Box role="alert" tabIndex={-1} {...rest}>
      <Icon of={CircleAlert} />
      <div>
        <p>{title ?? words}</p>
        <ul>
          {errors.map(({ field, label, message }) => (
            <li key={`${field ?? ''} ${message}`}>
              {field ? (
                <FieldLink
                  href={`#${encodeURIComponent(field)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    onGoTo(field)
                  }}
                >
                  {label ?? message}
                </FieldLink>
              ) : null}
              {field && !label ? null : <span>{message}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Box>
  )
}
