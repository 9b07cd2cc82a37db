import type { ListSpec } from '@quarterdeck/reference-api/contract'
import type { FilterField } from '@quarterdeck/ui'

/** How a list names a filter field for people. A field without a label is not offered. */
export interface FilterLabel {
  readonly label: string
  readonly unit?: string
  /** Words of enum values; others show as they are. */
  readonly words?: Readonly<Record<string, string>>
}

/** Fields for the filter builder: kinds and values from the contract, words from the feature, in the feature's order. */
export function filterFields(spec: ListSpec, labels: Readonly<Record<string, FilterLabel>>): readonly FilterField[] {
  return Object.entries(labels).flatMap(([name, { label, unit, words = {} }]): FilterField[] => {
    const filter = spec.filters[name]
    if (!filter) return []
    const values = filter.values?.map((value) => ({ value, label: words[value] ?? value }))
    return [{ name, label, kind: filter.kind, ...(unit && { unit }), ...(values && { values }) }]
  })
}
