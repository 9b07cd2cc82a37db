import { type CSSProperties, lazy, type RefObject, Suspense, useMemo, useRef } from 'react'
import { BodyRow } from './BodyRow'
import * as S from './DataTable.styles'
import type { DataTableProps } from './DataTableProps'
import { HeadRow } from './HeadRow'
import { isInteractive } from './isInteractive'
import { ROLE } from './roles'
import type { RowIds } from './rowIds'
import { SkeletonBody } from './SkeletonBody'
import { TotalsRow } from './TotalsRow'
import { titleClippedCell } from './titleClippedCell'
import { type TableControls, tracksOf } from './tracks'
import type { PlacedColumn } from './useColumnModel'
import { useColumnResize } from './useColumnResize'
import { useGridKeys } from './useGridKeys'
import { useRowDrag } from './useRowDrag'
import type { useTableCommands } from './useTableCommands'
import type { BodyHandle } from './VirtualBody'

const VirtualBody = lazy(() => import('./VirtualBody'))

/** More rows than this are virtual: only those in sight are in the page. */
export const VIRTUAL_ABOVE = 100

interface TableGridProps<Row> {
  props: DataTableProps<Row>
  ids: RowIds
  placed: readonly PlacedColumn<Row>[]
  commands: ReturnType<typeof useTableCommands<Row>>
  region: RefObject<HTMLDivElement | null>
  /** Grey bars stand for the rows; nothing at all before they are due. */
  waiting: 'no' | 'blank' | 'bars'
}

/** The table itself: head, rows (all, or those in sight), totals. */
export function TableGrid<Row>({ props, ids, placed, commands, region, waiting }: TableGridProps<Row>) {
  const { rows, rowState, openRowId, state = {} } = props
  const sort = state.sort ?? []
  const grip = props.onRowMove !== undefined
  const select = props.onSelectionChange !== undefined
  const menu = props.rowMenu !== undefined
  const controls = useMemo<TableControls>(() => ({ grip, select, menu }), [grip, select, menu])
  const tracks = useMemo(() => tracksOf(placed, controls), [placed, controls])
  const interactive = isInteractive(props)
  const virtual = rows.length > VIRTUAL_ABOVE && waiting === 'no'

  const table = useRef<HTMLTableElement>(null)
  const body = useRef<BodyHandle>(null)
  const resize = useColumnResize({ table, placed, controls, onWidths: props.onColumnsChange && commands.setWidths })
  const drag = useRowDrag({ table, onMove: grip ? commands.moveRow : undefined })
  const lead = (grip ? 1 : 0) + (select ? 1 : 0)
  const keys = useGridKeys({
    table,
    on: interactive,
    count: waiting === 'no' ? rows.length : 0,
    letterKeys: props.letterKeys ?? true,
    commands: {
      open: commands.open,
      tick: commands.tick,
      tickPage: commands.tickPage,
      clearTicks: commands.clearTicks,
      menu: commands.openMenu,
      moveRow: (index, by) => commands.moveRow(index, index + by),
      resize: (cell, by) => {
        const column = placed[cell - lead]?.column
        if (column && props.onColumnsChange) resize.nudge(column.id, by)
      },
      reveal: (index) => body.current?.reveal(index),
    },
  })
  const paint = (index: number, place?: { top: number; slot: number }) => {
    const row = rows[index]
    const id = ids.at(index)
    if (row === undefined || id === undefined) return null
    return (
      <BodyRow
        key={place ? `slot-${place.slot}` : id}
        row={row}
        id={id}
        label={props.rowLabel?.(row) ?? id}
        index={index}
        placed={placed}
        tracks={tracks}
        controls={controls}
        interactive={interactive}
        selected={select ? commands.isTicked(id) : undefined}
        open={openRowId === id}
        menuOpen={commands.menu?.id === id && commands.menu.kind === 'acts'}
        state={rowState?.(row)}
        rowIndex={virtual ? index + 2 : undefined}
        top={place?.top}
      />
    )
  }
  const plain = <tbody role={ROLE.group}>{rows.slice(0, VIRTUAL_ABOVE).map((_, index) => paint(index))}</tbody>
  const hasTotals = waiting === 'no' && placed.some(({ column }) => column.total !== undefined)
  return (
    <S.Table
      ref={table}
      role={interactive ? 'grid' : 'table'}
      aria-label={props.label}
      aria-rowcount={virtual ? rows.length + 1 + (hasTotals ? 1 : 0) : undefined}
      aria-colcount={virtual ? columnCount(placed, controls) : undefined}
      aria-multiselectable={select || undefined}
      data-virtual={virtual ? '' : undefined}
      data-opens={props.onRowOpen ? '' : undefined}
      style={{ '--tracks': tracks.template, '--least': tracks.least } as CSSProperties}
      onClick={commands.onClick}
      onAuxClick={commands.onAuxClick}
      onDoubleClick={(event) => {
        const id = (event.target as Element).closest<HTMLElement>('[data-resize]')?.dataset['resize']
        if (id !== undefined) resize.fit(id)
      }}
      onPointerDown={(event) => {
        resize.onPointerDown(event)
        drag.onPointerDown(event)
      }}
      onPointerOver={titleClippedCell}
      onFocus={keys.onFocus}
      onBlur={keys.onBlur}
      onKeyDown={keys.onKeyDown}
    >
      <HeadRow
        placed={placed}
        tracks={tracks}
        controls={controls}
        sort={sort}
        sortable={props.onSortChange !== undefined}
        resizable={props.onColumnsChange !== undefined}
        interactive={interactive}
        ticked={commands.page}
        idle={waiting !== 'no' || rows.length === 0}
        counted={virtual}
      />
      {waiting === 'bars' ? <SkeletonBody placed={placed} controls={controls} rows={Math.min(state.limit ?? 15, 20)} /> : null}
      {waiting === 'blank' ? <tbody role={ROLE.group} /> : null}
      {waiting === 'no' && virtual ? (
        <Suspense fallback={plain}>
          <VirtualBody ref={body} region={region} count={rows.length} paint={paint} focused={keys.place} keepFocus={keys.keepFocus} />
        </Suspense>
      ) : null}
      {waiting === 'no' && !virtual ? plain : null}
      {hasTotals ? (
        <TotalsRow
          placed={placed}
          tracks={tracks}
          controls={controls}
          rows={rows}
          rowIndex={virtual ? rows.length + 2 : undefined}
          interactive={interactive}
        />
      ) : null}
    </S.Table>
  )
}

const columnCount = <Row,>(placed: readonly PlacedColumn<Row>[], controls: TableControls) =>
  placed.length + Object.values(controls).filter(Boolean).length
