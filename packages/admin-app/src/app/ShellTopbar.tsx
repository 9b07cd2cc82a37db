import { useAdminClient } from '@quarterdeck/core'
import { Breadcrumb, type Crumb, ThemeSwitch, Topbar, Wordmark } from '@quarterdeck/ui'
import { useLocation } from 'react-router-dom'
import { useAppearance } from '../shared/Appearance'
import { AccountMenu } from './AccountMenu'
import { canonicalPath } from './canonicalPath'
import { accountMenu } from './menu'
import { menuTrail } from './menuTrail'
import { Notifications } from './Notifications'
import { paths } from './paths'
import { RealtimeState } from './RealtimeState'

const PALETTE_KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? ['⌘', 'K'] : ['Ctrl', 'K']

/** Top line of the sheet: where one is, and what is always at hand. */
export function ShellTopbar({ onPalette }: { onPalette(): void }) {
  const { menu } = useAdminClient()
  const { theme, choose } = useAppearance()
  const path = canonicalPath(useLocation().pathname)
  const trail = menuTrail(menu, path)
  const crumbs: Crumb[] = (trail.length > 0 ? trail : ['Account', ...menuTrail(accountMenu, path)]).map((label) => ({ label }))
  return (
    <Topbar
      breadcrumb={<Breadcrumb items={crumbs} />}
      brand={<Wordmark size={20} />}
      homeHref={paths.dashboard}
      onPalette={onPalette}
      paletteKeys={PALETTE_KEYS}
      live={<RealtimeState />}
      notifications={<Notifications />}
      theme={<ThemeSwitch theme={theme} onThemeChange={(choice) => choose('theme', choice)} />}
      account={<AccountMenu />}
    />
  )
}
