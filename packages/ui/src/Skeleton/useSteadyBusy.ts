import { useEffect, useRef, useState } from 'react'

/** Milliseconds of waiting before a skeleton shows. DESIGN §6. */
export const SKELETON_DELAY_MS = 150
/** Milliseconds a skeleton stays once it shows. DESIGN §6. */
export const SKELETON_MIN_MS = 400

/** Turns "loading" into "show the skeleton": short waits show none, and one that shows never flashes. */
export function useSteadyBusy(busy: boolean): boolean {
  const [shown, setShown] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (busy === shown) return
    const wait = busy ? SKELETON_DELAY_MS : Math.max(0, since.current + SKELETON_MIN_MS - performance.now())
    const timer = setTimeout(() => {
      since.current = performance.now()
      setShown(busy)
    }, wait)
    return () => clearTimeout(timer)
  }, [busy, shown])
  return shown
}
