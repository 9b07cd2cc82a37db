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
    const begin = () => {
      within.current = false
    }
    const check = (event: Event) => {
      const hit = within.current || latest.current.inside.some((ref) => event.target instanceof Node && ref.current?.contains(event.target))
      if (!hit) latest.current.dismiss()
    }
    const events = ['pointerdown', 'focusin'] as const
    for (const name of events) {
      // On its way down the event is new; React marks it in between; on its way up the mark is read.
      document.addEventListener(name, begin, true)
      document.addEventListener(name, check)
    }
    return () => {
      for (const name of events) {
        document.removeEventListener(name, begin, true)
        document.removeEventListener(name, check)
      }
    }
  }, [open])
  const mark = () => {
    within.current = true
  }
  return { onPointerDown: mark, onFocus: mark }
}
