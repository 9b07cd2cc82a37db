import { type RefObject, useLayoutEffect } from 'react'
import { type Placement, placeAnchored } from './placeAnchored'

/** Shows `layer` (an element with `popover="manual"`) in the top layer beside `anchor` while mounted, and keeps it there on scroll and resize. */
export function useAnchored(
  anchor: RefObject<Element | null>,
  layer: RefObject<HTMLElement | null>,
  open: boolean,
  { side, align, gap }: Placement,
): void {
  useLayoutEffect(() => {
    const from = anchor.current
    const shown = layer.current
    if (!open || !from || !shown) return
    shown.showPopover()

    const place = () => {
      shown.style.maxHeight = ''
      const box = from.getBoundingClientRect()
      const turned = getComputedStyle(from).direction === 'rtl'
      const placed = placeAnchored(
        box,
        { width: shown.offsetWidth, height: shown.offsetHeight },
        { width: document.documentElement.clientWidth, height: window.innerHeight },
        { side, gap, align: turned && align !== 'center' ? (align === 'start' ? 'end' : 'start') : align },
      )
      shown.style.left = `${placed.left}px`
      shown.style.top = `${placed.top}px`
      shown.style.maxHeight = `${placed.maxHeight}px`
      shown.dataset['side'] = placed.side
    }
    place()
    const sized = new ResizeObserver(place)
    sized.observe(shown)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      sized.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, { capture: true })
      if (shown.isConnected && shown.matches(':popover-open')) shown.hidePopover()
    }
  }, [anchor, layer, open, side, align, gap])
}
