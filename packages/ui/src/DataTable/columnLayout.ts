import { type ColumnFace, DEFAULT_MIN, MAX_WIDTH } from './DataTableColumn'

/** What an admin has made of the columns; plain data, to be remembered per admin. */
export interface ColumnLayout {
  /** Ids in the admin's order; columns that are not named keep their place behind their neighbour. */
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** Kept at the start edge while the table scrolls sideways. */
  readonly pinned: readonly string[]
  /** CSS px at a 16 px root; a column that is not named shares the spare space. */
  readonly widths: Readonly<Record<string, number>>
}

export type ColumnChange =
  | { type: 'show'; id: string; shown: boolean }
  | { type: 'move'; id: string; to: number }
  | { type: 'pin'; id: string; pinned: boolean }
  | { type: 'resize'; widths: Readonly<Record<string, number>> }
  | { type: 'reset' }

/** The layout that the columns ask for themselves. */
export function initialLayout(columns: readonly ColumnFace[]): ColumnLayout {
  return {
    order: [],
    hidden: columns.filter((column) => column.hidden && column.hideable !== false).map((column) => column.id),
    pinned: columns.filter((column) => column.pin).map((column) => column.id),
    widths: {},
  }
}

/** Ids of all columns, hidden ones too, in the admin's order. A remembered layout may name columns that are gone and miss new ones. */
export function columnOrder(columns: readonly ColumnFace[], layout: ColumnLayout): string[] {
  const known = new Map(columns.map((column) => [column.id, column]))
  const order = [...new Set(layout.order)].filter((id) => known.has(id))
  for (const [index, column] of columns.entries()) {
    if (order.includes(column.id)) continue
    const before = columns[index - 1]
    order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, column.id)
  }
  const locked = lockedFirst(columns)
  return [...columns.slice(0, locked).map((column) => column.id), ...order.filter((id) => columns.findIndex((c) => c.id === id) >= locked)]
}

/** The layout after one wish of the admin; the same object when nothing changes. */
export function changeLayout(columns: readonly ColumnFace[], layout: ColumnLayout, change: ColumnChange): ColumnLayout {
  switch (change.type) {
    case 'show':
      return show(columns, layout, change.id, change.shown)
    case 'move':
      return move(columns, layout, change.id, change.to)
    case 'pin': {
      if (change.pinned === layout.pinned.includes(change.id)) return layout
      return { ...layout, pinned: change.pinned ? [...layout.pinned, change.id] : layout.pinned.filter((id) => id !== change.id) }
    }
    case 'resize':
      return { ...layout, widths: { ...layout.widths, ...withinLimits(columns, change.widths) } }
    case 'reset':
      return initialLayout(columns)
  }
}

/** Number of locked columns at the head of the list; nothing can be placed before them. */
export function lockedFirst(columns: readonly ColumnFace[]): number {
  const free = columns.findIndex((column) => column.hideable !== false)
  return free === -1 ? columns.length : free
}

function show(columns: readonly ColumnFace[], layout: ColumnLayout, id: string, shown: boolean): ColumnLayout {
  const column = columns.find((candidate) => candidate.id === id)
  if (!column || column.hideable === false || shown !== layout.hidden.includes(id)) return layout
  const visible = columns.length - layout.hidden.length
  if (!shown && visible <= 1) return layout
  return { ...layout, hidden: shown ? layout.hidden.filter((entry) => entry !== id) : [...layout.hidden, id] }
}

function move(columns: readonly ColumnFace[], layout: ColumnLayout, id: string, to: number): ColumnLayout {
  const order = columnOrder(columns, layout)
  const from = order.indexOf(id)
  const first = lockedFirst(columns)
  const target = Math.min(Math.max(to, first), order.length - 1)
  if (from < first || from === target) return layout
  order.splice(from, 1)
  order.splice(target, 0, id)
  return { ...layout, order }
}

function withinLimits(columns: readonly ColumnFace[], widths: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    columns.flatMap(({ id, min = DEFAULT_MIN }) => {
      const width = widths[id]
      return width === undefined ? [] : [[id, Math.round(Math.min(Math.max(width, min), MAX_WIDTH))]]
    }),
  )
}
