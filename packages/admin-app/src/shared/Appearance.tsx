import { type Appearance, applyAppearance } from '@quarterdeck/ui'
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'

/** Local-storage keys are `ui.` and the look's name; index.html reads them before the first paint. */
const KEY_PREFIX = 'ui.'

const CHOICES = {
  theme: ['light', 'dark', 'system'],
  density: ['comfortable', 'compact'],
  market: ['classic', 'swapped', 'cvd'],
} as const

interface Looks extends Appearance {
  choose<Look extends keyof Appearance>(look: Look, choice: Appearance[Look]): void
}

const Context = createContext<Looks | null>(null)

/** What `<html>` says now: the inline script, or a story, has written it. */
function readLooks(): Appearance {
  const { theme, density, market } = document.documentElement.dataset
  return {
    theme: CHOICES.theme.find((choice) => choice === theme) ?? 'system',
    density: CHOICES.density.find((choice) => choice === density) ?? 'comfortable',
    market: CHOICES.market.find((choice) => choice === market) ?? 'classic',
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is blocked or full: the choice holds for this tab.
  }
}

/** Theme, density and market colours: chosen here, kept per browser, drawn by attributes of `<html>`. */
export function AppearanceProvider({ children }: { children: ReactNode }) {
  const [looks, setLooks] = useState(readLooks)
  const choose = useCallback<Looks['choose']>((look, choice) => {
    applyAppearance(document.documentElement, { [look]: choice })
    remember(KEY_PREFIX + look, choice)
    setLooks((present) => ({ ...present, [look]: choice }))
  }, [])
  const value = useMemo(() => ({ ...looks, choose }), [looks, choose])
  return <Context value={value}>{children}</Context>
}

/** The look in force and the way to change it. Fails outside `AppearanceProvider`. */
export function useAppearance(): Looks {
  const looks = use(Context)
  if (!looks) throw new Error('useAppearance needs AppearanceProvider above it')
  return looks
}
