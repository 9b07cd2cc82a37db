import type { ReactNode } from 'react'

export interface ComboOption {
  value: string
  /** Shown and searched. */
  label: string
  /** Quiet words under the label, searched too, e.g. an e-mail address. */
  detail?: string | undefined
  /** Mark before the label, e.g. a coin. */
  mark?: ReactNode
  disabled?: boolean | undefined
}

/** What list and panel share; options may come from a server as the query changes. */
export interface OptionSource {
  options: readonly ComboOption[]
  /** Told as somebody types in the filter. When given, `options` are taken as the answer and not filtered again. */
  onQuery?: ((query: string) => void) | undefined
  /** An answer is on its way. */
  busy?: boolean | undefined
  /** Words for an empty list; "Nothing matches." unless told. */
  emptyText?: string | undefined
}
