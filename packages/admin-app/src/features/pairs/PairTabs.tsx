import type { pairCounts } from '@quarterdeck/reference-api/contract'
import type { InferOutput } from 'valibot'
import type { ListControls } from '../../shared/useListState'
import { useRecord } from '../../shared/useRecord'
import { countPairs } from './pairs.api'
import * as S from './pairs.styles'

type PairCounts = InferOutput<typeof pairCounts>

const TABS = [
  { id: 'all', label: 'All' },
  { id: 'trading', label: 'Trading' },
  { id: 'halted', label: 'Halted' },
  { id: 'draft', label: 'Draft' },
] as const

/** The tab that a list state stands for; All when the address names none or one that is not there. */
export function pairTabOf({ filters }: ListControls['state']): string {
  const { tab } = filters
  return TABS.find(({ id }) => tab?.op === 'eq' && tab.value === id)?.id ?? 'all'
}

/** Trading, halted and draft pairs with their numbers; the choice is a filter in the address. Numbers that fail to load are left out. */
export function PairTabs({ controls }: { controls: ListControls }) {
  const counts = useRecord<PairCounts>(['pairs', 'counts'], countPairs)
  const { tab: _tab, ...others } = controls.state.filters
  return (
    <S.PageTabs
      id="pairs"
      label="Pairs by state"
      tabs={TABS.map((tab) => ({ ...tab, ...(counts.status === 'ready' && { count: counts.value[tab.id].toLocaleString('en') }) }))}
      selected={pairTabOf(controls.state)}
      onSelect={(id) => controls.setFilters(id === 'all' ? others : { ...others, tab: { op: 'eq', value: id } })}
    />
  )
}
