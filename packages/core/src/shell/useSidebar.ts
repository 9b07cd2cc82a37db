import { useMemo } from 'react'
import { useTopics } from '../client/AdminContext'
import { useSelected } from '../client/useSelected'
import type { SidebarVerbs } from './createShell'

/** Whether the sidebar is shown; it starts so. SPEC §2. */
export function useSidebar(): { readonly shown: boolean } & SidebarVerbs {
  const { state, shell } = useTopics()
  const shown = useSelected(state.shell, ({ sidebarShow }) => sidebarShow)
  return useMemo(() => ({ shown, ...shell.sidebar }), [shown, shell])
}
