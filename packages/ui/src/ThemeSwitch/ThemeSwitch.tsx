import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from '../IconButton'
import { Menu } from '../Menu'
import type { Appearance } from '../theme/applyAppearance'

type Theme = Appearance['theme']

const THEMES = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
] as const

export interface ThemeSwitchProps {
  theme: Theme
  /** The app keeps the choice and calls `applyAppearance`. */
  onThemeChange(theme: Theme): void
}

/** Topbar button with the three themes. */
export function ThemeSwitch({ theme, onThemeChange }: ThemeSwitchProps) {
  const current = THEMES.find((one) => one.value === theme) ?? THEMES[2]
  return (
    <Menu
      label="Theme"
      trigger={<IconButton size="sm" icon={current.icon} label={`Theme: ${current.label.toLowerCase()}`} />}
      items={THEMES.map(({ value, label, icon }) => ({
        id: value,
        label,
        icon,
        checked: value === theme,
        exclusive: true,
        onSelect: () => onThemeChange(value),
      }))}
    />
  )
}
