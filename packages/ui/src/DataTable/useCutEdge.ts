import { type RefCallback, type RefObject, useCallback } from 'react'

/**
 * Marks a region with `data-cut` while it is scrolled sideways, so that the pinned columns throw a shadow.
 * Returns the ref of a sentinel at the region's start; watching it costs nothing while rows scroll.
 */
export function useCutEdge(region: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  return useCallback(
    (sentinel) => {
      if (!sentinel || typeof IntersectionObserver !== 'function') return
      const seen = new IntersectionObserver(
        (entries) => {
          for (const { intersectionRatio } of entries) region.current?.toggleAttribute('data-cut', intersectionRatio < 1)
        },
        { root: region.current, threshold: 1 },
      )
      seen.observe(sentinel)
      return () => seen.disconnect()
    },
    [region],
  )
}
