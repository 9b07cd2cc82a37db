import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { MenuEntry } from '../Menu'
import type { RowState } from './BodyRow'
import type { ColumnLayout } from './columnLayout'
import type { SortEntry } from './cycleSort'
import type { DataTableColumn } from './DataTableColumn'
import type { TableSelection } from './selection'

/** loading: no answer yet. refetching: the rows stay under a progress line. denied: the server answered 403. */
export type DataTableStatus = 'loading' | 'refetching' | 'ready' | 'failed' | 'denied'

/** Everything an admin can change; kept by the app (the URL, its store), never by the table. */
export interface DataTableState {
  /** From 1. */
  page?: number | undefined
  /** Rows per page. */
  limit?: number | undefined
  /** Rows that match; without it there is no pager. */
  total?: number | undefined
  sort?: readonly SortEntry[] | undefined
  selection?: TableSelection | undefined
  /** Keep the reference while nothing changes. Without it the columns decide. */
  columns?: ColumnLayout | undefined
  /** Without it the page's own density holds. */
  density?: 'comfortable' | 'compact' | undefined
}

export interface DataTableFailure {
  /** What failed: "Users could not be loaded". */
  title: string
  /** The server's message, as it came; 'Something went wrong' without one. */
  message?: string | undefined
  /** Request id; can be copied. */
  reference?: string | undefined
  /** Beside the reference: "14:32:05 UTC, attempt 3". */
  note?: ReactNode
}

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What the rows are, for screen readers: "Users". */
  label: string
  /** Keep the reference while nothing changes (module scope or useMemo). */
  columns: readonly DataTableColumn<Row>[]
  /** A row that did not change must be the same object, then it is not drawn again. */
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** Who or what a row is, in the names of its controls: "Select Amara Okafor". The id unless told. */
  rowLabel?: ((row: Row) => string) | undefined
  status?: DataTableStatus | undefined
  state?: DataTableState | undefined
  onSortChange?: ((sort: readonly SortEntry[]) => void) | undefined
  onPageChange?: ((page: number) => void) | undefined
  onLimitChange?: ((limit: number) => void) | undefined
  /** Rows get boxes to tick. */
  onSelectionChange?: ((selection: TableSelection) => void) | undefined
  /** Column edges can be dragged. */
  onColumnsChange?: ((columns: ColumnLayout) => void) | undefined
  /** Row click, Enter; `newTab` with Ctrl, ⌘ or the middle button. */
  onRowOpen?: ((row: Row, how: { newTab: boolean }) => void) | undefined
  /** Rows can be dragged, or moved by Alt+arrows; `to` is the index among the rows shown. */
  onRowMove?: ((row: Row, to: number) => void) | undefined
  /** Asked when the menu opens. */
  rowMenu?: ((row: Row) => readonly MenuEntry[]) | undefined
  rowState?: ((row: Row) => RowState | undefined) | undefined
  /** The row that a drawer shows stays marked. */
  openRowId?: string | null | undefined
  /** Buttons of the bulk bar, for what is ticked. */
  bulkActions?: ((selection: TableSelection) => ReactNode) | undefined
  /** "Select all N matching" is offered once a whole page is ticked. */
  selectAllMatching?: boolean | undefined
  /** The list is narrowed by a search or a filter: no rows then means `noMatch`, not `empty`. */
  filtered?: boolean | undefined
  /** A ScreenMessage for a list without rows, and for one that a search emptied. */
  empty?: ReactNode
  noMatch?: ReactNode
  denied?: ReactNode
  failure?: DataTableFailure | undefined
  onRetry?: (() => void) | undefined
  /** Edge of the sheet or of a card around the outer columns. */
  edge?: 'page' | 'card' | undefined
  /** Cards instead of a table: below 768 px unless told. */
  cards?: boolean | undefined
  /** `m`, `j` and `k` in the table; `false` when the admin has turned single letters off. */
  letterKeys?: boolean | undefined
}
