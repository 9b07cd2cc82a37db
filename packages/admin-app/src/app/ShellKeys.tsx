import { lazy, Suspense, useEffect, useState } from 'react'
import { preloadErrorMessage } from './ErrorScreen'
import { Palette } from './lazyPalette'

const Shortcuts = lazy(() => import('./Shortcuts').then((module) => ({ default: module.Shortcuts })))

export interface ShellKeysProps {
  sheetShown: boolean
  onSheetShownChange(shown: boolean): void
  onSidebarToggle(): void
}

export interface PaletteProps {
  paletteShown: boolean
  onPaletteShownChange(shown: boolean): void
}

/** Shortcuts and palette, loaded once the page is idle: nobody needs them for the first paint. Ctrl or ⌘ K works at once. */
export function ShellKeys({ paletteShown, onPaletteShownChange, ...keys }: ShellKeysProps & PaletteProps) {
  const idle = useIdle()

  useEffect(() => {
    if (idle) void preloadErrorMessage().catch(() => undefined)
  }, [idle])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      onPaletteShownChange(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onPaletteShownChange])

  return (
    <Suspense>
      {(idle || keys.sheetShown) && <Shortcuts {...keys} />}
      {paletteShown && <Palette onClose={() => onPaletteShownChange(false)} />}
    </Suspense>
  )
}

/** True once the browser has nothing better to do. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 1000)
      return () => clearTimeout(timer)
    }
    const ticket = requestIdleCallback(() => setIdle(true), { timeout: 3000 })
    return () => cancelIdleCallback(ticket)
  }, [])
  return idle
}
