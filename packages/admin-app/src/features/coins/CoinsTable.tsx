import type { CurrencyListItem } from '@quarterdeck/reference-api/contract'
import { Button, type ColumnLayout, DataTable, ScreenMessage } from '@quarterdeck/ui'
import { isNarrowed, type ListState } from '../../shared/listState'
import { tableFailure } from '../../shared/tableFailure'
import type { List } from '../../shared/useList'
import type { ListControls } from '../../shared/useListState'
import type { RecordParam } from '../../shared/useRecordParam'
import { coinColumns } from './coinColumns'

export interface CoinsTableProps {
  list: List<CurrencyListItem>
  rows: readonly CurrencyListItem[]
  /** Currencies that match; undefined before the first answer. */
  total: number | undefined
  controls: ListControls
  drawer: RecordParam
  layout: ColumnLayout
  onLayoutChange(layout: ColumnLayout): void
  onPointerEnter(): void
}

const rowId = (coin: CurrencyListItem) => coin.code

/** The currencies with what is said when there are none, none match, or they could not be had. */
export function CoinsTable({ list, rows, total, controls, drawer, layout, onLayoutChange, onPointerEnter }: CoinsTableProps) {
  const { state } = controls
  const failure = list.status === 'failed' ? list.failure : null
  return (
    <DataTable
      label="Currencies"
      onPointerEnter={onPointerEnter}
      columns={coinColumns}
      rows={rows}
      rowId={rowId}
      status={failure?.kind === 'denied' ? 'denied' : list.status === 'ready' && list.busy ? 'refetching' : list.status}
      state={{ page: state.page, limit: state.limit, sort: state.sort, columns: layout, total }}
      onSortChange={controls.setSort}
      onPageChange={controls.setPage}
      onLimitChange={controls.setLimit}
      onColumnsChange={onLayoutChange}
      onRowOpen={({ code }, { newTab }) => {
        if (newTab) window.open(drawer.hrefOf(code), '_blank', 'noopener')
        else if (drawer.id) drawer.step(code)
        else drawer.open(code)
      }}
      openRowId={drawer.id}
      filtered={isNarrowed(state)}
      empty={
        <ScreenMessage kind="empty" title="No currencies yet">
          Currencies appear here once they have been added to the platform.
        </ScreenMessage>
      }
      noMatch={
        <ScreenMessage
          kind="noMatch"
          title="No currency matches"
          actions={<Button onClick={controls.clear}>Clear search and filters</Button>}
        >
          {noMatchWords(state)}
        </ScreenMessage>
      }
      failure={failure ? tableFailure('Currencies could not be loaded', failure) : undefined}
      onRetry={list.refresh}
    />
  )
}

const noMatchWords = ({ q, filters }: ListState) =>
  q
    ? `Nothing was found for “${q}”${Object.keys(filters).length > 0 ? ' with these filters' : ''}.`
    : 'No currency has everything these filters ask for.'
