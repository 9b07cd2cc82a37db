import { PAIR_LIST, type PairOption } from '@quarterdeck/reference-api/contract'
import { dayOf, FilterBuilder } from '@quarterdeck/ui'
import { useMemo, useState } from 'react'
import { filterFields } from '../../shared/filterFields'
import type { ListControls } from '../../shared/useListState'
import { useRecord } from '../../shared/useRecord'
import { pairStatusWords } from './pairStatusWords'
import { listPairOptions } from './pairs.api'

const NO_OPTIONS: readonly PairOption[] = []

/** Filters of Pairs in the order they are offered; the currencies are those that have a market. */
function pairFilterFields(options: readonly PairOption[]) {
  const codes = (side: 'base' | 'quote') => ({ kind: 'enum' as const, values: [...new Set(options.map((option) => option[side]))].sort() })
  const spec = {
    ...PAIR_LIST,
    filters: { ...PAIR_LIST.filters, ...(options.length > 0 && { base: codes('base'), quote: codes('quote') }) },
  }
  return filterFields(spec, {
    quote: { label: 'Quote' },
    base: { label: 'Base' },
    status: { label: 'Status', words: pairStatusWords },
    botEnabled: { label: 'Bots' },
    visible: { label: 'Visible' },
    volume24h: { label: '24 h volume' },
    change24h: { label: '24 h change' },
    last: { label: 'Last price' },
    makerFee: { label: 'Maker fee' },
    takerFee: { label: 'Taker fee' },
    priceUpdatedAt: { label: 'Price updated' },
    updatedAt: { label: 'Changed' },
  })
}

/** The chips of Pairs; a chip edits its condition. The tab above is a filter too and stays. */
export function PairFilters({ controls }: { controls: ListControls }) {
  const [today] = useState(() => dayOf(new Date(), 'UTC'))
  const loaded = useRecord<readonly PairOption[]>(['pairs', 'options'], listPairOptions)
  const options = loaded.status === 'ready' ? loaded.value : NO_OPTIONS
  const fields = useMemo(() => pairFilterFields(options), [options])
  const { tab, ...chips } = controls.state.filters
  const kept = tab ? { tab } : {}
  return (
    <FilterBuilder
      fields={fields}
      filters={chips}
      onChange={(filters) => controls.setFilters({ ...filters, ...kept })}
      onClear={() => controls.setFilters(kept)}
      today={today}
    />
  )
}
