import { CURRENCY_LIST } from '@quarterdeck/reference-api/contract'
import { dayOf, FilterBuilder } from '@quarterdeck/ui'
import { useState } from 'react'
import { filterFields } from '../../shared/filterFields'
import type { ListControls } from '../../shared/useListState'
import { priceSourceWords, statusWords, switchWords, typeWords } from './coinWords'

const FIELDS = filterFields(CURRENCY_LIST, {
  status: { label: 'Status', words: statusWords },
  type: { label: 'Type', words: typeWords },
  depositEnabled: { label: switchWords.deposit },
  withdrawEnabled: { label: switchWords.withdraw },
  tradeEnabled: { label: switchWords.trade },
  convertEnabled: { label: switchWords.convert },
  price: { label: 'Price', unit: 'USDT' },
  priceSource: { label: 'Price source', words: priceSourceWords },
  priceUpdatedAt: { label: 'Price of' },
  code: { label: 'Code' },
  name: { label: 'Name' },
  updatedAt: { label: 'Updated' },
})

/** The chips of Currency; a chip edits its condition. Days run from 00:00 to 24:00 UTC. */
export function CoinFilters({ controls }: { controls: ListControls }) {
  const [today] = useState(() => dayOf(new Date(), 'UTC'))
  return (
    <FilterBuilder fields={FIELDS} filters={controls.state.filters} onChange={controls.setFilters} onClear={controls.clear} today={today} />
  )
}
