import { type RefObject, useEffect } from 'react'

/** Marks a region that scrolls sideways with `data-cut-start` and `data-cut-end` while something lies beyond that edge. */
export function useCutEdges(region: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    const element = region.current
    if (!on || !element) return
    const mark = () => {
      const gone = Math.abs(element.scrollLeft)
      element.toggleAttribute('data-cut-start', gone > 1)
      element.toggleAttribute('data-cut-end', gone + element.clientWidth < element.scrollWidth - 1)
    }
    mark()
    const sized = new ResizeObserver(mark)
    sized.observe(element)
    if (element.firstElementChild) sized.observe(element.firstElementChild)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      sized.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [region, on])
}
