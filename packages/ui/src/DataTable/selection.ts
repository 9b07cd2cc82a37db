/** Which rows are ticked. `all` means everything that matches the list's filter, as counted when it was chosen. */
export type TableSelection = { readonly all: false; readonly ids: readonly string[] } | { readonly all: true; readonly count: number }

export const NO_SELECTION: TableSelection = { all: false, ids: [] }

/** Number of ticked rows. */
export const selectedCount = (selection: TableSelection) => (selection.all ? selection.count : selection.ids.length)

export const isSelected = (selection: TableSelection, id: string) => selection.all || selection.ids.includes(id)

/** `shown` are the ids on the page; ticks on other pages stay. Unticking one row of "all" leaves the rest of the page. */
export function toggleRow(selection: TableSelection, shown: readonly string[], id: string): TableSelection {
  return setRows(selection, shown, [id], !isSelected(selection, id))
}

/** Shift: every row between the last one touched and this one takes the state that this one is about to take. */
export function toggleRange(selection: TableSelection, shown: readonly string[], anchor: string | null, id: string): TableSelection {
  const from = anchor === null ? -1 : shown.indexOf(anchor)
  const to = shown.indexOf(id)
  if (from === -1 || to === -1) return toggleRow(selection, shown, id)
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1)
  return setRows(selection, shown, range, !isSelected(selection, id))
}

/** The box in the head: ticks the page when any row of it is unticked, else clears the page. */
export function togglePage(selection: TableSelection, shown: readonly string[]): TableSelection {
  return setRows(selection, shown, shown, pageState(selection, shown) !== 'all')
}

/** How much of the page is ticked. */
export function pageState(selection: TableSelection, shown: readonly string[]): 'none' | 'some' | 'all' {
  if (shown.length === 0) return 'none'
  if (selection.all) return 'all'
  const ticked = new Set(selection.ids)
  let count = 0
  for (const id of shown) if (ticked.has(id)) count += 1
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}

function setRows(selection: TableSelection, shown: readonly string[], ids: readonly string[], ticked: boolean): TableSelection {
  const next = new Set(selection.all ? shown : selection.ids)
  for (const id of ids) ticked ? next.add(id) : next.delete(id)
  return { all: false, ids: [...next] }
}
