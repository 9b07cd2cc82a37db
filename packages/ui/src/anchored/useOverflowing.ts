import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether a box holds more than it shows. Such a box must be reachable by keyboard to be scrolled. */
export function useOverflowing(box: RefObject<HTMLElement | null>): boolean {
  const [overflowing, setOverflowing] = useState(false)
  useLayoutEffect(() => {
    const shown = box.current
    if (!shown) return
    const measure = () => setOverflowing(shown.scrollHeight > shown.clientHeight + 1)
    measure()
    const sized = new ResizeObserver(measure)
    sized.observe(shown)
    for (const child of shown.children) sized.observe(child)
    return () => sized.disconnect()
  }, [box])
  return overflowing
}
