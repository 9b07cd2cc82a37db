import { useCan } from '@quarterdeck/core'
import { CURRENCY_LIST, type CurrencyListItem, type CurrencySwitch } from '@quarterdeck/reference-api/contract'
import {
  AddFilterChip,
  type ColumnLayout,
  ColumnMenu,
  DensityToggle,
  initialLayout,
  PageHeader,
  SearchField,
  TableToolbar,
} from '@quarterdeck/ui'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useAppearance } from '../../shared/Appearance'
import { useList } from '../../shared/useList'
import { useListState } from '../../shared/useListState'
import { useRecordParam } from '../../shared/useRecordParam'
import { SWITCH_DENIED } from './CoinSwitch'
import { CoinsProvider } from './CoinsContext'
import { CoinsTable } from './CoinsTable'
import { coinColumns } from './coinColumns'
import { listCoins } from './coins.api'

const loadDrawer = () => import('./CoinDrawer').then((module) => ({ default: module.CoinDrawer }))
const CoinDrawer = lazy(loadDrawer)
const preloadDrawer = () => void loadDrawer().catch(() => undefined)
const CoinFilters = lazy(() => import('./CoinFilters').then((module) => ({ default: module.CoinFilters })))
const SwitchOffDialog = lazy(() => import('./SwitchOffDialog').then((module) => ({ default: module.SwitchOffDialog })))

/** Prices move: the list is asked for again once a minute, which also keeps the ages of prices true. Ours. */
const REFRESH_MS = 60_000
const EMPTY: readonly CurrencyListItem[] = []

/** /coin-list: every currency by page, sort, filter and search, with its four switches and one of them in a drawer (PRODUCT §4). */
export function CoinsPage() {
  const controls = useListState(CURRENCY_LIST)
  const list = useList<CurrencyListItem>('coins', listCoins, controls.state, REFRESH_MS)
  const drawer = useRecordParam('overview')
  const [layout, setLayout] = useState<ColumnLayout>(() => initialLayout(coinColumns))
  const [off, setOff] = useState<{ code: string; which: CurrencySwitch } | null>(null)
  const { density, choose } = useAppearance()
  const maySwitch = useCan('Currency', 'switch')
  const shown = list.status === 'failed' ? list.last : list.status === 'ready' ? list : null
  const asOf = shown?.asOf
  const page = useMemo(
    () => ({ asOf: asOf ? new Date(asOf) : null, askOff: (code: string, which: CurrencySwitch) => setOff({ code, which }) }),
    [asOf],
  )

  return (
    <CoinsProvider value={page}>
      <PageHeader title="Currency" count={shown?.total.toLocaleString('en')} context={maySwitch ? undefined : SWITCH_DENIED} />
      <TableToolbar
        search={
          <SearchField
            label="Search currencies"
            placeholder="Code or name"
            shortcut="/"
            value={controls.state.q}
            onSearch={controls.search}
          />
        }
        filters={
          <Suspense fallback={<AddFilterChip disabled />}>
            <CoinFilters controls={controls} />
          </Suspense>
        }
        filterCount={Object.keys(controls.state.filters).length}
        view={
          <>
            <DensityToggle value={density} onChange={(choice) => choose('density', choice)} />
            <ColumnMenu columns={coinColumns} layout={layout} onChange={setLayout} />
          </>
        }
      />
      <CoinsTable
        list={list}
        rows={shown?.rows ?? EMPTY}
        total={shown?.total}
        controls={controls}
        drawer={drawer}
        layout={layout}
        onLayoutChange={setLayout}
        onPointerEnter={preloadDrawer}
      />
      <Suspense>{drawer.id !== null && <CoinDrawer code={drawer.id} drawer={drawer} rows={shown?.rows ?? EMPTY} />}</Suspense>
      <Suspense>{off && <SwitchOffDialog {...off} onClose={() => setOff(null)} />}</Suspense>
    </CoinsProvider>
  )
}
