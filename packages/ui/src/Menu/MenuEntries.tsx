import { Fragment } from 'react'
import { MenuItem, type MenuItemProps } from './MenuItem'
import { MenuSeparator } from './MenuParts'

/** An entry as data. `separated` draws a rule before it. */
export interface MenuEntry extends Omit<MenuItemProps, 'children' | 'ref'> {
  id: string
  label: string
  separated?: boolean | undefined
}

/** Entries given as data, in order. */
export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map(({ id, label, separated, ...item }) => (
    <Fragment key={id}>
      {separated && <MenuSeparator />}
      <MenuItem {...item}>{label}</MenuItem>
    </Fragment>
  ))
}
