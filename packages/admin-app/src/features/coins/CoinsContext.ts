import type { CurrencySwitch } from '@quarterdeck/reference-api/contract'
import { createContext, useContext } from 'react'

/** What cells and the drawer of Currency need from the page; the columns themselves never change. */
export interface CoinsPageState {
  /** Server time of the rows, for the age of prices; null before the first answer. */
  readonly asOf: Date | null
  /** Asks for the reason before a switch goes off. */
  askOff(code: string, which: CurrencySwitch): void
}

const CoinsContext = createContext<CoinsPageState>({ asOf: null, askOff: () => undefined })

export const CoinsProvider = CoinsContext.Provider
export const useCoinsPage = (): CoinsPageState => useContext(CoinsContext)
