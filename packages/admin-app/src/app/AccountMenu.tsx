import { useSession } from '@quarterdeck/core'
import { AccountButton, Menu, MenuItem, MenuSection, MenuSeparator } from '@quarterdeck/ui'
import { LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useAppearance } from '../shared/Appearance'
import { accountMenu } from './menu'
import { menuIcons } from './menuIcons'
import { paths } from './paths'

const THEMES = [
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
  { theme: 'system', label: 'Auto', icon: Monitor },
] as const

/** The admin's own pages, the theme and the way out. */
export function AccountMenu() {
  const { fullName, email, role, twoFactor, signOut } = useSession()
  const { theme: chosen, choose } = useAppearance()
  const name = fullName || email || 'Administrator'
  return (
    <Menu label="Account" trigger={<AccountButton name={name} roleName={role} />}>
      <MenuSection label={email && email !== name ? `${name}, ${email}` : name}>
        {accountMenu.map((entry) => (
          <MenuItem
            key={entry.name}
            icon={menuIcons[entry.to ?? '']}
            href={entry.to}
            state={entry.to === paths.twoFactor ? (twoFactor ? 'On' : 'Off') : undefined}
          >
            {entry.name}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuSection label="Appearance">
        {THEMES.map(({ theme, label, icon }) => (
          <MenuItem key={theme} icon={icon} checked={theme === chosen} exclusive keepOpen onSelect={() => choose('theme', theme)}>
            {label}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={signOut}>
        Sign out
      </MenuItem>
    </Menu>
  )
}
