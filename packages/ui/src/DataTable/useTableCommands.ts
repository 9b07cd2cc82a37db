import { type MouseEvent, useMemo, useRef, useState } from 'react'
import { type ColumnLayout, changeLayout } from './columnLayout'
import { cycleSort } from './cycleSort'
import type { DataTableProps } from './DataTableProps'
import type { RowIds } from './rowIds'
import { NO_SELECTION, pageState, selectedCount, type TableSelection, togglePage, toggleRange, toggleRow } from './selection'

export interface OpenMenu<Row> {
  row: Row
  id: string
  index: number
  anchor: HTMLElement
  /** The row's own acts, or the places it can move to. */
  kind: 'acts' | 'moves'
}

/** What clicks and keys do, said to the app; the table itself keeps only the open menu and the last row ticked. */
export function useTableCommands<Row>(props: DataTableProps<Row>, ids: RowIds, layout: ColumnLayout) {
  const { rows, state = {}, columns } = props
  const selection = state.selection ?? NO_SELECTION
  const ticked = useMemo(() => new Set(selection.all ? [] : selection.ids), [selection])
  const page = useMemo(() => (selectedCount(selection) === 0 ? 'none' : pageState(selection, ids.all())), [selection, ids])
  const anchor = useRef<string | null>(null)
  const [menu, setMenu] = useState<OpenMenu<Row> | null>(null)
  const [said, say] = useState('')

  const select = (next: TableSelection) => {
    props.onSelectionChange?.(next)
    say(`${selectedCount(next).toLocaleString('en')} selected`)
  }
  const tick = (index: number, range: boolean) => {
    const id = ids.at(index)
    if (id === undefined || !props.onSelectionChange) return
    select(range ? toggleRange(selection, ids.all(), anchor.current, id) : toggleRow(selection, ids.all(), id))
    anchor.current = id
  }
  const tickPage = () => {
    if (props.onSelectionChange) select(togglePage(selection, ids.all()))
  }
  const clearTicks = () => {
    if (props.onSelectionChange && selectedCount(selection) > 0) select(NO_SELECTION)
  }
  const open = (index: number, newTab: boolean) => {
    const row = rows[index]
    if (row !== undefined) props.onRowOpen?.(row, { newTab })
  }
  const openMenu = (index: number, element: HTMLElement, kind: OpenMenu<Row>['kind'] = 'acts') => {
    const row = rows[index]
    const id = ids.at(index)
    if (row !== undefined && id !== undefined && (kind === 'moves' || props.rowMenu)) setMenu({ row, id, index, anchor: element, kind })
  }
  const moveRow = (index: number, to: number) => {
    const row = rows[index]
    const target = Math.min(Math.max(to, 0), rows.length - 1)
    if (row === undefined || target === index || !props.onRowMove) return
    props.onRowMove(row, target)
    say(`Moved to place ${target + 1} of ${rows.length}`)
  }
  const sortBy = (id: string, add: boolean) => {
    const next = cycleSort(state.sort ?? [], id, add)
    props.onSortChange?.(next)
    const entry = next.find((candidate) => candidate.id === id)
    const name = columns.find((column) => column.id === id)?.header ?? id
    say(entry ? `Sorted by ${name}, ${entry.desc ? 'descending' : 'ascending'}` : `Not sorted by ${name}`)
  }
  const setWidths = (widths: Readonly<Record<string, number>>) =>
    props.onColumnsChange?.(changeLayout(columns, layout, { type: 'resize', widths }))

  const onClick = (event: MouseEvent<HTMLTableElement>) => {
    const target = event.target as HTMLElement
    const sort = target.closest<HTMLElement>('[data-sort]')?.dataset['sort']
    if (sort !== undefined) return sortBy(sort, event.shiftKey)
    if (target.closest('[data-tick-page]')) return tickPage()
    const index = indexOf(target)
    if (index === -1) return
    // The whole cell of a box ticks, so that a near miss does not open the row.
    if (target.closest('[data-control="select"]')) return tick(index, event.shiftKey)
    const menuButton = target.closest<HTMLElement>('[data-menu]')
    if (menuButton) return openMenu(index, menuButton)
    const grip = target.closest<HTMLElement>('[data-grip]')
    if (grip) return openMenu(index, grip, 'moves')
    if (isOwnControl(target) || hasMarkedText(event.currentTarget)) return
    open(index, event.ctrlKey || event.metaKey)
  }
  const onAuxClick = (event: MouseEvent<HTMLTableElement>) => {
    const target = event.target as HTMLElement
    const index = indexOf(target)
    if (event.button !== 1 || index === -1 || isOwnControl(target)) return
    event.preventDefault()
    open(index, true)
  }
  return {
    selection,
    /** How much of the rows shown is ticked. */
    page,
    isTicked: (id: string) => selection.all || ticked.has(id),
    select,
    tick,
    tickPage,
    clearTicks,
    open,
    openMenu,
    moveRow,
    setWidths,
    onClick,
    onAuxClick,
    menu,
    closeMenu: () => setMenu(null),
    said,
  }
}

const indexOf = (target: HTMLElement) => Number(target.closest<HTMLElement>('tr[data-index]')?.dataset['index'] ?? -1)

/** Links, buttons and fields inside a row act for themselves. */
const isOwnControl = (target: HTMLElement) =>
  target.closest('a, button, input, select, textarea, label, [role="switch"], [data-control]') !== null

/** Somebody marks text to copy it; that is not a wish to open the row. */
function hasMarkedText(table: HTMLElement): boolean {
  const marked = getSelection()
  return marked !== null && !marked.isCollapsed && table.contains(marked.anchorNode)
}
