import { useState } from 'react'
import { ComboTrigger, type ComboTriggerProps } from './ComboTrigger'
import type { ComboOption } from './options'

export interface ComboBoxProps extends Omit<ComboTriggerProps, 'multiple' | 'selected' | 'onSelect' | 'summary' | 'placeholder'> {
  value: string | null
  /** Null when the choice was taken back, which only `clearable` allows. */
  onChange: (value: string | null) => void
  /** Choosing the chosen one again clears it. */
  clearable?: boolean | undefined
  placeholder?: string | undefined
}

/** One of many, with a filter; up to eight take Select. Options may come from a server through `onQuery`. */
export function ComboBox({ value, onChange, clearable = false, placeholder = 'Choose', ...rest }: ComboBoxProps) {
  const chosen = useKnown(rest.options, value === null ? [] : [value])[0]
  return (
    <ComboTrigger
      {...rest}
      placeholder={placeholder}
      selected={value === null ? [] : [value]}
      summary={chosen ? chosen.label : (value ?? undefined)}
      onSelect={(next, close) => {
        const picked = next.find((each) => each !== value)
        if (picked !== undefined) onChange(picked)
        else if (clearable) onChange(null)
        close()
      }}
    />
  )
}

/** The chosen options in the order of `values`, remembered while a new answer of the server no longer lists them. */
export function useKnown(options: readonly ComboOption[], values: readonly string[]): readonly (ComboOption | undefined)[] {
  const [seen, setSeen] = useState<ReadonlyMap<string, ComboOption>>(new Map())
  const known = values.map((value) => options.find((option) => option.value === value) ?? seen.get(value))
  if (known.some((option) => option && seen.get(option.value)?.label !== option.label)) {
    setSeen(new Map([...seen, ...known.flatMap((option) => (option ? [[option.value, option] as const] : []))]))
  }
  return known
}
