import { useMemo } from 'react'
import { useTopics } from '../client/AdminContext'
import { useSelected } from '../client/useSelected'
import type { MenuItem } from './resolvePageAccess'
import { visibleMenu } from './visibleMenu'

/** The menu entries that this admin may open, for the sidebar; decided by the same rule as the guard. */
export function useVisibleMenu(): readonly MenuItem[] {
  const { client, state } = useTopics()
  const session = useSelected(state.session, (current) => current)
  return useMemo(() => visibleMenu({ session, menu: client.menu }), [session, client])
}
