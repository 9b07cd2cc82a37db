import { createContext, useContext } from 'react'

export interface LayoutContextValue {
  /** The sidebar shows icons only. */
  collapsed: boolean
  /** Whether the navigation can be seen now, beside the sheet or over it. */
  navShown: boolean
  /** Collapses or widens the sidebar; under 1024 px opens it over the sheet. */
  toggleNav(): void
  /** Where drawers go: the sheet's area under the topbar. */
  drawerHost: HTMLElement | null
}

export const LayoutContext = createContext<LayoutContextValue | null>(null)

/** The surrounding AdminLayout; null outside one. */
export const useLayout = () => useContext(LayoutContext)
