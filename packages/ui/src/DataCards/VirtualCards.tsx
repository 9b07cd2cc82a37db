import { useVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode, RefObject } from 'react'

/** Cards drawn above and below the window. */
const OVERSCAN = 6
/** CSS px; the height of a card until it has been measured. */
const CARD_HEIGHT = 88

interface VirtualCardsProps {
  /** What scrolls. */
  region: RefObject<HTMLElement | null>
  count: number
  draw: (index: number) => ReactNode
}

/** Only the cards in sight are in the page; each is as high as its content. */
export default function VirtualCards({ region, count, draw }: VirtualCardsProps) {
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => CARD_HEIGHT,
    overscan: OVERSCAN,
    useFlushSync: true,
  })
  return (
    <div role="presentation" style={{ position: 'relative', height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map((item) => (
        <div
          key={item.key}
          role="presentation"
          ref={virtual.measureElement}
          data-index={item.index}
          style={{ position: 'absolute', insetInline: 0, top: item.start }}
        >
          {draw(item.index)}
        </div>
      ))}
    </div>
  )
}
