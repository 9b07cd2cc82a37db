import { ListFilter, X } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react'
import { Icon } from '../Icon'
import { Popover } from '../Popover'
import { Body, Chip, Dashed, Name, Remove, Value } from './FilterChip.styles'

export interface FilterChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is filtered, e.g. "Status". */
  name: string
  /** Short words of the condition, e.g. "Active, Pending"; cut with an ellipsis, whole in the title. */
  value: string
  /** Clicking the body edits the filter; without it the body is text. */
  onEdit?: MouseEventHandler<HTMLButtonElement> | undefined
  onRemove?: MouseEventHandler<HTMLButtonElement> | undefined
  /** The editor of this chip is open; goes with `onEdit`. */
  open?: boolean | undefined
  /** Instead of `onEdit`: what the body opens in a popover of its own. */
  editor?: ((close: () => void) => ReactNode) | undefined
  /** Padding around `editor`; `true` unless told. */
  editorPadded?: boolean | undefined
}

/** A filter in force: quiet name, strong value, remove (DESIGN §6 "Chip"). */
export function FilterChip({ name, value, onEdit, onRemove, open, editor, editorPadded = true, ...rest }: FilterChipProps) {
  const words = (
    <>
      <Name>{name}</Name>
      <Value as="bdi" title={value}>
        {value}
      </Value>
    </>
  )
  return (
    <Chip {...rest}>
      {editor ? (
        <Popover
          label={`Filter by ${name}`}
          padded={editorPadded}
          trigger={
            <Body as="button" type="button">
              {words}
            </Body>
          }
        >
          {editor}
        </Popover>
      ) : onEdit ? (
        <Body as="button" type="button" onClick={onEdit} aria-haspopup="dialog" aria-expanded={open ?? false}>
          {words}
        </Body>
      ) : (
        <Body>{words}</Body>
      )}
      {onRemove ? (
        <Remove type="button" onClick={onRemove} aria-label={`Remove ${name} filter`}>
          <Icon of={X} size="sm" />
        </Remove>
      ) : null}
    </Chip>
  )
}

export interface AddFilterChipProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  children?: ReactNode
}

/** The dashed chip that adds a filter. */
export function AddFilterChip({ children = 'Add filter', ...rest }: AddFilterChipProps) {
  return (
    <Dashed type="button" {...rest}>
      <Icon of={ListFilter} size="sm" />
      {children}
    </Dashed>
  )
}
