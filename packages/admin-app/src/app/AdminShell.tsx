import { useSession } from '@quarterdeck/core'
import { AdminLayout } from '@quarterdeck/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { createQueryClient } from '../shared/createQueryClient'
import { ListMemoryProvider } from '../shared/ListMemory'
import { ShellKeys } from './ShellKeys'
import { ShellSidebar } from './ShellSidebar'
import { ShellTopbar } from './ShellTopbar'
import { useShellBanners } from './useShellBanners'
import { useSidebarChoice } from './useSidebarChoice'

/** The signed-in layout. Its cache and its memory of lists belong to one admin: another one starts with empty ones (F14). */
export function AdminShell() {
  const { userId } = useSession()
  return <Shell key={userId} />
}

function Shell() {
  const [queries] = useState(createQueryClient)
  const [shortcutsShown, setShortcutsShown] = useState(false)
  const [paletteShown, setPaletteShown] = useState(false)
  const sidebar = useSidebarChoice()
  return (
    <QueryClientProvider client={queries}>
      <ListMemoryProvider>
        <AdminLayout
          sidebar={<ShellSidebar onShortcuts={() => setShortcutsShown(true)} />}
          topbar={<ShellTopbar onPalette={() => setPaletteShown(true)} />}
          banners={useShellBanners()}
          sidebarShown={sidebar.shown}
          sidebarChosen={sidebar.chosen}
          onSidebarShownChange={sidebar.choose}
        >
          <Outlet />
        </AdminLayout>
        <ShellKeys
          sheetShown={shortcutsShown}
          onSheetShownChange={setShortcutsShown}
          paletteShown={paletteShown}
          onPaletteShownChange={setPaletteShown}
          onSidebarToggle={() => sidebar.choose(!sidebar.shown)}
        />
      </ListMemoryProvider>
    </QueryClientProvider>
  )
}
