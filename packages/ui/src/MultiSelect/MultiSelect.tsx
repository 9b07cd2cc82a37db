import { useKnown } from '../ComboBox/ComboBox'
import { ComboTrigger, type ComboTriggerProps } from '../ComboBox/ComboTrigger'

export interface MultiSelectProps extends Omit<ComboTriggerProps, 'multiple' | 'selected' | 'onSelect' | 'summary' | 'placeholder'> {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  placeholder?: string | undefined
}

/** Several of many, with a filter; shows the first two names and "+3" (DESIGN §6 "Select"). The list stays open while ticking. */
export function MultiSelect({ value, onChange, placeholder = 'Choose', ...rest }: MultiSelectProps) {
  const names = useKnown(rest.options, value).map((option, index) => option?.label ?? value[index])
  const more = names.length - 2
  const summary = names.length === 0 ? undefined : `${names.slice(0, 2).join(', ')}${more > 0 ? ` +${more}` : ''}`
  return (
    <ComboTrigger
      {...rest}
      multiple
      title={names.length > 2 ? names.join(', ') : undefined}
      placeholder={placeholder}
      selected={value}
      summary={summary}
      onSelect={onChange}
    />
  )
}
