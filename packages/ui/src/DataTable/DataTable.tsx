import { lazy, Suspense, useMemo, useRef } from 'react'
import { BulkBar } from '../BulkBar'
import { DataCards } from '../DataCards'
import { Pagination } from '../Pagination'
import { useSteadyBusy } from '../Skeleton'
import { useMediaQuery } from '../theme/useMediaQuery'
import { VisuallyHidden } from '../VisuallyHidden'
import { initialLayout } from './columnLayout'
import * as S from './DataTable.styles'
import type { DataTableProps } from './DataTableProps'
import { isInteractive } from './isInteractive'
import { moveEntries } from './moveEntries'
import { rowIds } from './rowIds'
import { StaleNotice } from './StaleNotice'
import { selectedCount } from './selection'
import { TableGrid, VIRTUAL_ABOVE } from './TableGrid'
import { tableMessage } from './tableMessage'
import { useColumnModel } from './useColumnModel'
import { useCutEdge } from './useCutEdge'
import { useTableCommands } from './useTableCommands'

/** Below this width rows are cards (DESIGN §5). */
const PHONE = '(max-width: 767px)'

const RowMenu = lazy(() => import('./RowMenu'))

/**
 * A list of records: sort, layout, selection, keys, virtual rows, cards on a phone. State comes in as props and goes out as events.
 * Lies in a column of bounded height (a page or a card) and scrolls inside itself.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, rowLabel, status = 'ready', state = {} } = props
  const region = useRef<HTMLDivElement>(null)
  const ids = useMemo(() => rowIds(rows, rowId), [rows, rowId])
  const layout = useMemo(() => state.columns ?? initialLayout(columns), [state.columns, columns])
  const placed = useColumnModel(columns, layout)
  const commands = useTableCommands(props, ids, layout)
  const phone = useMediaQuery(PHONE)

  const first = status === 'loading' && rows.length === 0
  const bars = useSteadyBusy(first)
  const waiting = bars ? 'bars' : first ? 'blank' : 'no'
  const message = waiting === 'no' ? tableMessage(props) : null
  const cards = (props.cards ?? phone) && waiting === 'no'
  const stale = status === 'failed' && rows.length > 0
  const refetching = status === 'refetching' || (status === 'loading' && !first)
  const count = props.onSelectionChange ? selectedCount(commands.selection) : 0
  // Without a grid nothing inside takes the focus, so the region itself does: arrows scroll it.
  const readOnly = !cards && !isInteractive(props)
  const sentinel = useCutEdge(region)

  return (
    <S.Root aria-label={label} data-density={state.density} data-edge={props.edge} {...rootProps(props)}>
      {stale ? <StaleNotice failure={props.failure} label={label} onRetry={props.onRetry} /> : null}
      <S.Stage aria-busy={first || bars || refetching || undefined} data-message={message ? '' : undefined}>
        {refetching ? <S.ProgressLine aria-hidden="true" /> : null}
        {message ?? (
          <S.Region
            ref={region}
            {...(readOnly ? { role: 'group', 'aria-label': label, tabIndex: 0 } : null)}
            data-stale={stale || undefined}
            data-padded={count > 0 || undefined}
            data-virtual={rows.length > VIRTUAL_ABOVE || undefined}
          >
            {cards ? null : <S.Sentinel ref={sentinel} aria-hidden="true" />}
            {cards ? (
              <DataCards
                label={label}
                columns={placed.map(({ column }) => column)}
                rows={rows}
                ids={ids}
                rowLabel={rowLabel}
                rowState={props.rowState}
                openRowId={props.openRowId}
                isTicked={commands.isTicked}
                onOpen={props.onRowOpen && commands.open}
                onTick={props.onSelectionChange && commands.tick}
                onMenu={props.rowMenu && commands.openMenu}
                menuRowId={commands.menu?.id}
                region={rows.length > VIRTUAL_ABOVE ? region : undefined}
              />
            ) : (
              <TableGrid {...{ props, ids, placed, commands, region, waiting }} />
            )}
          </S.Region>
        )}
        {count > 0 && !message ? (
          <BulkBar
            count={count}
            onClear={commands.clearTicks}
            matching={allOnOffer(props, commands.page)}
            onSelectMatching={() => commands.select({ all: true, count: state.total ?? rows.length })}
          >
            {props.bulkActions?.(commands.selection)}
          </BulkBar>
        ) : null}
      </S.Stage>
      {commands.menu ? (
        <Suspense fallback={null}>
          <RowMenu
            key={commands.menu.id}
            anchor={commands.menu.anchor}
            label={`${commands.menu.kind === 'acts' ? 'Actions for' : 'Move'} ${rowLabel?.(commands.menu.row) ?? commands.menu.id}`}
            items={
              commands.menu.kind === 'acts'
                ? (props.rowMenu?.(commands.menu.row) ?? [])
                : moveEntries(commands.menu.index, rows.length, commands.moveRow)
            }
            onClose={commands.closeMenu}
          />
        </Suspense>
      ) : null}
      <VisuallyHidden role="status">{bars ? `Loading ${label}` : commands.said}</VisuallyHidden>
      {state.total !== undefined && !message ? (
        <Pagination
          page={state.page ?? 1}
          limit={state.limit ?? rows.length}
          total={state.total}
          loading={waiting !== 'no'}
          onPageChange={props.onPageChange}
          onLimitChange={props.onLimitChange}
        />
      ) : null}
    </S.Root>
  )
}

/** Rows that "select all" would tick, once a whole page is ticked and more rows match. */
function allOnOffer<Row>({ selectAllMatching, state, rows }: DataTableProps<Row>, page: 'none' | 'some' | 'all'): number | undefined {
  const total = state?.total ?? 0
  if (!selectAllMatching || page !== 'all' || state?.selection?.all || total <= rows.length) return undefined
  return total
}

/** What belongs to the root element: everything that is not the table's own. */
function rootProps<Row>(props: DataTableProps<Row>) {
  const {
    label: _label,
    columns: _columns,
    rows: _rows,
    rowId: _rowId,
    rowLabel: _rowLabel,
    status: _status,
    state: _state,
    onSortChange: _onSortChange,
    onPageChange: _onPageChange,
    onLimitChange: _onLimitChange,
    onSelectionChange: _onSelectionChange,
    onColumnsChange: _onColumnsChange,
    onRowOpen: _onRowOpen,
    onRowMove: _onRowMove,
    rowMenu: _rowMenu,
    rowState: _rowState,
    openRowId: _openRowId,
    bulkActions: _bulkActions,
    selectAllMatching: _selectAllMatching,
    filtered: _filtered,
    empty: _empty,
    noMatch: _noMatch,
    denied: _denied,
    failure: _failure,
    onRetry: _onRetry,
    edge: _edge,
    cards: _cards,
    letterKeys: _letterKeys,
    ...rest
  } = props
  return rest
}
