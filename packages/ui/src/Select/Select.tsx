import { ChevronsUpDown, type LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from '../Field/Field'
import { Icon } from '../Icon'
import { NativeSelect, SelectBox } from './Select.styles'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> {
  /** Entries in order; leave out and pass `option`/`optgroup` children for groups. Over eight entries take ComboBox. */
  options?: readonly (SelectOption | string)[] | undefined
  /** First entry with an empty value, e.g. "Choose a network". */
  placeholder?: string | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Drawing before the value. */
  icon?: LucideIcon | undefined
  /** Hairline edge, for toolbars and pagers. */
  quiet?: boolean | undefined
}

/** One of a few, on the native `select`. `ref` and the rest reach it; `className` and `style` the frame. */
export function Select(props: SelectProps) {
  const {
    label,
    hint,
    error,
    optional,
    aside,
    labelHidden,
    id,
    className,
    style,
    options,
    placeholder,
    size = 'md',
    icon,
    quiet,
    children,
    ...select
  } = props
  return (
    <Field {...{ label, hint, error, optional, aside, labelHidden, id, className, style }} describedBy={select['aria-describedby']}>
      {(control) => (
        <SelectBox
          data-size={size}
          data-quiet={quiet ? '' : undefined}
          data-invalid={error ? '' : undefined}
          data-disabled={select.disabled ? '' : undefined}
        >
          {icon ? <Icon of={icon} size={size === 'sm' ? 'sm' : 'md'} /> : null}
          <NativeSelect {...select} {...control}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options?.map((option) => {
              const entry = typeof option === 'string' ? { value: option, label: option } : option
              return (
                <option key={entry.value} value={entry.value} disabled={entry.disabled}>
                  {entry.label}
                </option>
              )
            })}
            {children}
          </NativeSelect>
          <Icon of={ChevronsUpDown} size="sm" />
        </SelectBox>
      )}
    </Field>
  )
}
