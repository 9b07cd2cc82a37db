import { createContext, useContext } from 'react'

export interface MenuContextValue {
  /** Closes the menu and gives focus back to its trigger. */
  close(): void
}

export const MenuContext = createContext<MenuContextValue>({ close: () => undefined })
export const useMenu = () => useContext(MenuContext)
