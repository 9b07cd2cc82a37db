/** One entry of the sort; the first one counts most. */
export interface SortEntry {
  readonly id: string
  readonly desc: boolean
}

/** More columns than this make an order that nobody can follow; the oldest goes. */
export const MAX_SORT = 3

/** The sort after a click on a head: ascending, descending, none (PRODUCT §0). `add` (Shift) keeps the other columns. */
export function cycleSort(sort: readonly SortEntry[], id: string, add: boolean): readonly SortEntry[] {
  const current = sort.find((entry) => entry.id === id)
  const next = current ? (current.desc ? [] : [{ id, desc: true }]) : [{ id, desc: false }]
  if (!add) return next
  if (!current) return [...sort, ...next].slice(-MAX_SORT)
  return sort.flatMap((entry) => (entry.id === id ? next : [entry]))
}
