import { type MenuItem, useVisibleMenu } from '@quarterdeck/core'
import { Sidebar, type SidebarEntry, type SidebarGroup, Wordmark } from '@quarterdeck/ui'
import { Circle } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useListMemory } from '../shared/ListMemory'
import { UtcClock } from '../shared/UtcClock'
import { canonicalPath } from './canonicalPath'
import { menuIcons } from './menuIcons'
import { paths } from './paths'
import { usePreloadPage } from './usePreloadPage'

const entry = ({ name, to = '' }: MenuItem): SidebarEntry => ({ label: name, href: to, icon: menuIcons[to] ?? Circle })

/** Groups for the sidebar: an entry with children is a label over them, one without stands alone. */
function sidebarGroups(menu: readonly MenuItem[]): readonly SidebarGroup[] {
  return menu.map((item) =>
    item.items ? { label: item.name, items: item.items.filter(({ to }) => to).map(entry) } : { items: [entry(item)] },
  )
}

/** The sidebar with what this admin may open: the guard's own rule decides (F70). Choosing the current page again clears its list. */
export function ShellSidebar({ onShortcuts }: { onShortcuts(): void }) {
  const menu = useVisibleMenu()
  const groups = useMemo(() => sidebarGroups(menu), [menu])
  const current = canonicalPath(useLocation().pathname)
  const memory = useListMemory()
  const preload = usePreloadPage()
  return (
    <Sidebar
      groups={groups}
      current={current}
      brand={<Wordmark />}
      homeHref={paths.dashboard}
      clock={<UtcClock />}
      onShortcuts={onShortcuts}
      onIntent={preload}
      onChoose={(href) => {
        if (href === current) memory.forget(href)
      }}
    />
  )
}
