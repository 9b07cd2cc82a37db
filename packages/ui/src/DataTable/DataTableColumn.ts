import type { ReactNode } from 'react'

/** One column. The array must keep its identity between renders (module scope or useMemo), or every row is drawn again. */
export interface DataTableColumn<Row> {
  /** Key in the sort and the layout; the field's name where the server sorts by it. */
  id: string
  /** Plain words: the head, the column menu, the label in a card. */
  header: string
  /** The head is read to screen readers only, e.g. over a sparkline. */
  headerHidden?: boolean
  /** `undefined`, `null` and `''` are drawn as an en dash that reads "none". Text is isolated (bidi). */
  cell: (row: Row) => ReactNode
  /** What the cell draws keeps no state of its own and has no transition: virtual rows then hand its elements on while they scroll. */
  stateless?: boolean
  /** Title of the cell; without it a clipped cell shows its text. */
  title?: (row: Row) => string
  /** Text starts, figures end (DESIGN §6 "Table"). */
  align?: 'start' | 'end'
  /** CSS px at a 16 px root, the width without spare space; 140 unless told. Zoomed text widens it. */
  width?: number
  /** CSS px at a 16 px root, least width when resized; 64 unless told. */
  min?: number
  /** Share of the spare space; as wide as `width` unless told, 0 never grows. */
  grow?: number
  /** Head toggles ascending, descending, none. */
  sortable?: boolean
  /** `false` locks the column: always shown, at its place, always at the start when it is the first. */
  hideable?: boolean
  /** Hidden until the admin ticks it in the column menu. */
  hidden?: boolean
  /** Kept at the start edge while the table scrolls sideways, until the admin changes it. */
  pin?: boolean
  /** Place on the card that stands for the row below 768 px. Columns without a slot are left out there. */
  cardSlot?: 'title' | 'status' | 'meta' | 'value'
  /** Foot of the column: text, or made from the rows shown. Amounts of different assets are never added. */
  total?: ReactNode | ((rows: readonly Row[]) => ReactNode)
  /** A decimal string to watch: when it changes the cell tints up or down for 600 ms. */
  live?: (row: Row) => string | null | undefined
  /** Shape of the grey bar while rows load; a line of text unless told. */
  skeleton?: 'identity' | 'badge' | 'figure' | 'switch'
}

/** CSS px at a 16 px root. */
export const DEFAULT_WIDTH = 140
/** CSS px at a 16 px root; the least a resize can leave. */
export const DEFAULT_MIN = 64
/** CSS px at a 16 px root; a wider column hides the rest of the table. */
export const MAX_WIDTH = 960

/** Only what layout and menus read: a column without its row type. */
export type ColumnFace = Pick<
  DataTableColumn<never>,
  'id' | 'header' | 'hideable' | 'hidden' | 'pin' | 'width' | 'min' | 'grow' | 'sortable'
>
