import type { MenuItem } from '@quarterdeck/core'

/** An entry that leads somewhere. */
export interface MenuPage {
  readonly name: string
  readonly to: string
}

/** Every entry with a page, groups opened, in menu order. */
export const flatMenu = (menu: readonly MenuItem[]): MenuPage[] =>
  menu.flatMap(({ name, to, items }) => [...(to ? [{ name, to }] : []), ...flatMenu(items ?? [])])
