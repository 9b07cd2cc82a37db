import { PAIR_LIST, type PairListItem } from '@quarterdeck/reference-api/contract'
import {
  AddFilterChip,
  Button,
  type ColumnLayout,
  ColumnMenu,
  DataTable,
  DensityToggle,
  initialLayout,
  PageHeader,
  ScreenMessage,
  SearchField,
  TableToolbar,
} from '@quarterdeck/ui'
import { lazy, Suspense, useState } from 'react'
import { useAppearance } from '../../shared/Appearance'
import { isNarrowed, type ListState } from '../../shared/listState'
import { tableFailure } from '../../shared/tableFailure'
import { type List, useList } from '../../shared/useList'
import { type ListControls, useListState } from '../../shared/useListState'
import { type RecordParam, useRecordParam } from '../../shared/useRecordParam'
import { PairTabs, pairTabOf } from './PairTabs'
import { pairColumns } from './pairColumns'
import { listPairs } from './pairs.api'
import * as S from './pairs.styles'

const loadDrawer = () => import('./PairDrawer').then((module) => ({ default: module.PairDrawer }))
const PairDrawer = lazy(loadDrawer)
const PairFilters = lazy(() => import('./PairFilters').then((module) => ({ default: module.PairFilters })))

/** /spot-pair: every market by tab, page, sort, filter and search, with one of them in a drawer (PRODUCT §5). */
export function PairsPage() {
  const controls = useListState(PAIR_LIST)
  const list = useList<PairListItem>('pairs', listPairs, controls.state)
  const drawer = useRecordParam('overview')
  const [layout, setLayout] = useState<ColumnLayout>(() => initialLayout(pairColumns))
  const { density, choose } = useAppearance()
  const shown = list.status === 'failed' ? list.last : list.status === 'ready' ? list : null
  const filterCount = Object.keys(controls.state.filters).filter((field) => field !== 'tab').length

  return (
    <>
      <PageHeader title="Pairs" />
      <PairTabs controls={controls} />
      <S.Listing of="pairs" tab={pairTabOf(controls.state)} tabIndex={-1}>
        <TableToolbar
          search={
            <SearchField
              label="Search pairs"
              placeholder="Base, quote or pair"
              shortcut="/"
              value={controls.state.q}
              onSearch={controls.search}
            />
          }
          filters={
            <Suspense fallback={<AddFilterChip disabled />}>
              <PairFilters controls={controls} />
            </Suspense>
          }
          filterCount={filterCount}
          view={
            <>
              <DensityToggle value={density} onChange={(choice) => choose('density', choice)} />
              <ColumnMenu columns={pairColumns} layout={layout} onChange={setLayout} />
            </>
          }
        />
        <PairTable list={list} controls={controls} drawer={drawer} layout={layout} onLayoutChange={setLayout} />
      </S.Listing>
      {drawer.id !== null && (
        <Suspense>
          <PairDrawer symbol={drawer.id} drawer={drawer} rows={shown?.rows ?? EMPTY} />
        </Suspense>
      )}
    </>
  )
}

const EMPTY: readonly PairListItem[] = []
const rowId = (pair: PairListItem) => pair.symbol
const rowLabel = ({ base, quote }: PairListItem) => `${base} / ${quote}`

interface PairTableProps {
  list: List<PairListItem>
  controls: ListControls
  drawer: RecordParam
  layout: ColumnLayout
  onLayoutChange(layout: ColumnLayout): void
}

function PairTable({ list, controls, drawer, layout, onLayoutChange }: PairTableProps) {
  const { state } = controls
  const shown = list.status === 'failed' ? list.last : list.status === 'ready' ? list : null
  const failure = list.status === 'failed' ? list.failure : null
  return (
    <DataTable
      label="Pairs"
      onPointerEnter={() => void loadDrawer().catch(() => undefined)}
      columns={pairColumns}
      rows={shown?.rows ?? EMPTY}
      rowId={rowId}
      rowLabel={rowLabel}
      status={failure?.kind === 'denied' ? 'denied' : list.status === 'ready' && list.busy ? 'refetching' : list.status}
      state={{ page: state.page, limit: state.limit, sort: state.sort, columns: layout, ...(shown && { total: shown.total }) }}
      onSortChange={controls.setSort}
      onPageChange={controls.setPage}
      onLimitChange={controls.setLimit}
      onColumnsChange={onLayoutChange}
      onRowOpen={(pair, { newTab }) => {
        if (newTab) window.open(drawer.hrefOf(rowId(pair)), '_blank', 'noopener')
        else if (drawer.id) drawer.step(rowId(pair))
        else drawer.open(rowId(pair))
      }}
      openRowId={drawer.id}
      filtered={isNarrowed(state)}
      empty={
        <ScreenMessage kind="empty" title="No pairs yet">
          A pair appears here as soon as it is added as a draft.
        </ScreenMessage>
      }
      noMatch={
        <ScreenMessage kind="noMatch" title="No pair matches" actions={<Button onClick={controls.clear}>Clear search and filters</Button>}>
          {noMatchWords(state)}
        </ScreenMessage>
      }
      failure={failure ? tableFailure('Pairs could not be loaded', failure) : undefined}
      onRetry={list.refresh}
    />
  )
}

const noMatchWords = ({ q, filters }: ListState) =>
  q
    ? `Nothing was found for “${q}”${Object.keys(filters).length > 0 ? ' under this tab and these filters' : ''}.`
    : 'No pair has everything this tab and these filters ask for.'
