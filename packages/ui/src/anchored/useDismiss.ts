import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `dismiss` when the pointer goes down or focus moves outside the given elements while `open`.
 * Put the returned handlers on the layer: what React draws inside it counts as inside, portals too.
 */
export function useDismiss(open: boolean, inside: readonly RefObject<Element | null>[], dismiss: () => void) {
  const within = useRef(false)
  const latest = useRef({ inside, dismiss })
  useEffect(() => {
    latest.current = { inside, dismiss }
  })
  useEffect(() => {
    if (!open) return
    const check = (event: Event) => {
      const hit = within.current || latest.current.inside.some((ref) => event.target instanceof Node && ref.current?.contains(event.target))
      within.current = false
      if (!hit) latest.current.dismiss()
    }
    document.addEventListener('pointerdown', check)
    document.addEventListener('focusin', check)
    return () => {
      document.removeEventListener('pointerdown', check)
      document.removeEventListener('focusin', check)
    }
  }, [open])
  const mark = () => {
    within.current = true
  }
  return { onPointerDown: mark, onFocus: mark }
}
