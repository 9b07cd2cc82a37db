export { Menu, type MenuProps } from './Menu'
export type { MenuEntry } from './MenuEntries'
export { MenuItem, type MenuItemProps } from './MenuItem'
export { MenuSection, type MenuSectionProps, MenuSeparator } from './MenuParts'
