import { useSidebar } from '@quarterdeck/core'
import { useCallback, useLayoutEffect, useState } from 'react'

/** Local-storage key of the choice; absent while nobody has chosen. */
const SIDEBAR_KEY = 'ui.sidebar'

function readChoice(): 'shown' | 'collapsed' | null {
  try {
    const stored = localStorage.getItem(SIDEBAR_KEY)
    return stored === 'shown' || stored === 'collapsed' ? stored : null
  } catch {
    return null
  }
}

/** The sidebar of core, which starts shown (SPEC §2), with the choice kept per browser (DESIGN §5). */
export function useSidebarChoice() {
  const { shown, set } = useSidebar()
  const [chosen, setChosen] = useState(() => readChoice() !== null)

  useLayoutEffect(() => {
    const stored = readChoice()
    if (stored) set(stored === 'shown')
  }, [set])

  const choose = useCallback(
    (next: boolean) => {
      set(next)
      setChosen(true)
      try {
        localStorage.setItem(SIDEBAR_KEY, next ? 'shown' : 'collapsed')
      } catch {
        // Storage is blocked or full: the choice holds for this tab.
      }
    },
    [set],
  )
  return { shown, chosen, choose }
}
