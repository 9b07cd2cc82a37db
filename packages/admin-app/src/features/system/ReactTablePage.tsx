import {
  Button,
  ColumnMenu,
  DataTable,
  type DataTableState,
  DensityToggle,
  initialLayout,
  PageHeader,
  ScreenMessage,
  SearchField,
  selectedCount,
  TableToolbar,
} from '@quarterdeck/ui'
import { Ban, CircleUserRound, Copy } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as S from './ReactTablePage.styles'
import { SettingsPanel } from './SettingsPanel'
import { createOrderReader, type SampleRow, sampleColumns } from './sampleColumns'
import { readSettings, type TableSettings } from './tableSettings'
import { useLivePrices } from './useLivePrices'
import { useSampleList } from './useSampleList'

/** Milliseconds that a switched row takes to answer. */
const SWITCH_MS = 900

const rowId = (row: SampleRow) => `row-${row.index}`

/** /reactTable: the living specification of the data table, on generated rows. No network, nothing private, not for search engines (PRODUCT §1). */
export function ReactTablePage() {
  const [params] = useSearchParams()
  const [settings, setSettings] = useState<TableSettings>(() => readSettings(params))
  const [wide] = useState(() => matchMedia('(min-width: 1024px)').matches)
  const [q, setQ] = useState('')
  const [state, setState] = useState<DataTableState>({ page: 1, limit: 25 })
  const [openId, setOpenId] = useState<string | null>(null)
  const sort = state.sort ?? NO_SORT
  const list = useSampleList(settings, q, sort)
  const { rows, change } = list
  useLivePrices(settings.live, rows, change)

  const read = useRef(createOrderReader()).current
  const onLive = useCallback(
    (row: SampleRow, live: boolean) => {
      change(row.index, { live, pending: true })
      setTimeout(() => change(row.index, { pending: false }), SWITCH_MS)
    },
    [change],
  )
  const { sum } = list
  const columns = useMemo(() => sampleColumns({ read, sum, onLive }), [read, sum, onLive])
  const layout = useMemo(() => state.columns ?? initialLayout(columns), [state.columns, columns])
  const set = (part: Partial<DataTableState>) => setState((old) => ({ ...old, ...part }))
  const alter = (part: Partial<TableSettings>) => {
    setSettings((old) => ({ ...old, ...part }))
    set({ page: 1 })
  }

  const paged = settings.paging === 'pages'
  const limit = state.limit ?? 25
  const page = Math.min(state.page ?? 1, Math.max(1, Math.ceil(rows.length / limit)))
  const shown = useMemo(() => (paged ? rows.slice((page - 1) * limit, page * limit) : rows), [paged, rows, page, limit])
  const tableState: DataTableState = {
    ...state,
    sort,
    columns: layout,
    ...(paged ? { page, limit, total: rows.length } : { page: 1, limit: rows.length, total: rows.length }),
  }
  const labelOf = (row: SampleRow) => read(row).trader

  return (
    <S.Page dir={settings.direction}>
      <meta name="robots" content="noindex" />
      <PageHeader title="Table" count={rows.length.toLocaleString('en')} context="Generated rows. Nothing here comes from the platform." />
      <S.List>
        <TableToolbar
          search={<SearchField label="Search orders" placeholder="Trader, pair, status or ID" value={q} delay={0} onSearch={setQ} />}
          view={
            <>
              <DensityToggle value={state.density ?? 'comfortable'} onChange={(density) => set({ density })} />
              <ColumnMenu columns={columns} layout={layout} onChange={(next) => set({ columns: next })} />
            </>
          }
        />
        <DataTable
          label="Orders"
          columns={columns}
          rows={shown}
          rowId={rowId}
          rowLabel={labelOf}
          status={list.status}
          state={tableState}
          filtered={q !== ''}
          edge={settings.edge}
          letterKeys={settings.letterKeys}
          openRowId={openId}
          cards={settings.cards === 'auto' ? undefined : settings.cards === 'on'}
          onSortChange={settings.sort ? (next) => set({ sort: next, page: 1 }) : undefined}
          onPageChange={(next) => set({ page: next })}
          onLimitChange={paged ? (next) => set({ limit: next, page: 1 }) : undefined}
          onColumnsChange={settings.resize ? (next) => set({ columns: next }) : undefined}
          onSelectionChange={settings.select ? (selection) => set({ selection }) : undefined}
          onRowOpen={settings.open ? (row) => setOpenId(rowId(row) === openId ? null : rowId(row)) : undefined}
          onRowMove={settings.reorder ? (row, to) => list.move(row, shown.filter((other) => other !== row)[to]) : undefined}
          rowMenu={
            settings.menu
              ? (row) => [
                  { id: 'open', label: 'Mark as open', icon: CircleUserRound, onSelect: () => setOpenId(rowId(row)) },
                  { id: 'copy', label: 'Copy order ID', icon: Copy, onSelect: () => void navigator.clipboard?.writeText(read(row).id) },
                  {
                    id: 'cancel',
                    label: 'Cancel order',
                    icon: Ban,
                    kind: 'danger',
                    separated: true,
                    disabledReason: 'Generated orders cannot be cancelled',
                  },
                ]
              : undefined
          }
          rowState={stateOf(settings)}
          selectAllMatching={settings.selectAll}
          bulkActions={(selection) => <Button icon={Ban}>Cancel {selectedCount(selection).toLocaleString('en')}</Button>}
          noMatch={
            <ScreenMessage
              kind="noMatch"
              title={`No order matches “${q}”`}
              actions={<Button onClick={() => setQ('')}>Clear search</Button>}
            >
              Check the spelling or search for less.
            </ScreenMessage>
          }
          failure={{ title: 'Orders could not be loaded', message: 'Something went wrong', reference: 'req_sample' }}
          onRetry={list.retry}
        />
      </S.List>
      <SettingsPanel settings={settings} onChange={alter} open={wide} />
    </S.Page>
  )
}

const NO_SORT: readonly never[] = []

/** The states that the panel puts on rows near the top. */
const stateOf =
  ({ busy, fresh }: TableSettings) =>
  (row: SampleRow) =>
    busy && row.index === 1 ? 'busy' : fresh && row.index < 3 ? (row.index % 2 === 0 ? 'new-up' : 'new-down') : undefined
