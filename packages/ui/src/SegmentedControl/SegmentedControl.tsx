import type { LucideIcon } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { Icon } from '../Icon'
import * as S from './SegmentedControl.styles'

export interface Segment<V extends string> {
  value: V
  label: string
  icon?: LucideIcon | undefined
  /** Shows only the icon; the label stays its name. */
  iconOnly?: boolean | undefined
}
export interface SegmentedControlProps<V extends string> extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** Name of the group for screen readers. */
  label: string
  options: readonly Segment<V>[]
  value: V
  onChange(value: NoInfer<V>): void
}

/** Two to five choices that act at once. Native radio buttons, so arrows move. */
export function SegmentedControl<V extends string>({ label, options, value, onChange, ...rest }: SegmentedControlProps<V>) {
  const name = useId()
  return (
    <S.Group role="radiogroup" aria-label={label} {...rest}>
      {options.map((option) => (
        <S.Segment key={option.value} title={option.iconOnly ? option.label : undefined}>
          <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon && <Icon of={option.icon} size="sm" />}
          <span data-hidden={option.iconOnly || undefined}>{option.label}</span>
        </S.Segment>
      ))}
    </S.Group>
  )
}
