import { useMemo } from 'react'
import { useTopics } from '../client/AdminContext'
import { useSelected } from '../client/useSelected'
import type { DateFilterVerbs } from './createShell'

/** The date range chosen last, offered to the next list. `isDate` says whether one is set. Cleared when the session ends. SPEC §3. */
export function useDateFilter(): { readonly isDate: boolean; readonly filters: readonly string[] } & DateFilterVerbs {
  const { state, shell } = useTopics()
  const filter = useSelected(state.shell, ({ DateFillter }) => DateFillter)
  return useMemo(() => ({ ...filter, ...shell.dateFilter }), [filter, shell])
}
