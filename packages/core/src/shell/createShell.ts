/** The shell part of a client's state. Names as in SPEC §3. */
export interface ShellState {
  sidebarShow: boolean
  DateFillter: { isDate: boolean; filters: string[] }
}

/** The sidebar starts shown (SPEC §2), no date filter is set. */
export const initialShell = (): ShellState => ({ sidebarShow: true, DateFillter: { isDate: false, filters: [] } })

export interface SidebarVerbs {
  toggle(): void
  set(shown: boolean): void
}

export interface DateFilterVerbs {
  /** An empty list clears. */
  set(filters: readonly string[]): void
  clear(): void
}

export interface Shell {
  readonly sidebar: SidebarVerbs
  readonly dateFilter: DateFilterVerbs
}

export function createShell(state: ShellState): Shell {
  const set = (filters: readonly string[]): void => {
    state.DateFillter = { isDate: filters.length > 0, filters: [...filters] }
  }
  return {
    sidebar: {
      toggle() {
        state.sidebarShow = !state.sidebarShow
      },
      set(shown) {
        state.sidebarShow = shown
      },
    },
    dateFilter: { set, clear: () => set([]) },
  }
}
