import { dayOf, FilterBuilder } from '@quarterdeck/ui'
import { useState } from 'react'
import type { ListControls } from '../../shared/useListState'
import { userFilterFields } from './userFilterFields'

/** The chips of Users List; a chip edits its condition. Days run from 00:00 to 24:00 UTC. */
export function UserFilters({ controls }: { controls: ListControls }) {
  const [today] = useState(() => dayOf(new Date(), 'UTC'))
  return (
    <FilterBuilder
      fields={userFilterFields}
      filters={controls.state.filters}
      onChange={controls.setFilters}
      onClear={controls.clear}
      today={today}
    />
  )
}
