import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ROLE } from './roles'
import { assignSlots, NO_SLOTS } from './rowSlots'

/** Rows drawn above and below the window, so that a fast wheel meets no gap. */
const OVERSCAN = 6
/** Milliseconds without scrolling after which the rows are put in order; longer than a slow frame. */
const SETTLED_MS = 400
/** CSS px; the height of a row until the first one has been measured. */
const ROW_HEIGHT = 42

export interface BodyHandle {
  /** Draws a row that is far away and scrolls it into sight. */
  reveal: (index: number) => void
}

interface VirtualBodyProps {
  ref: Ref<BodyHandle>
  region: RefObject<HTMLElement | null>
  count: number
  paint: (index: number, place: { top: number; slot: number }) => ReactNode
  /** The row with the focus stays in the page however far it is scrolled away. */
  focused: RefObject<{ index: number }>
  /** Called after each draw: putting rows in order moves elements, and a moved element loses the focus. */
  keepFocus: () => void
}

/** Only the rows in sight are in the page (TanStack Virtual). The scroll handler draws in its own frame (flushSync), so no frame is blank. */
export default function VirtualBody({ ref, region, count, paint, focused, keepFocus }: VirtualBodyProps) {
  const draw = useReducer((times: number) => times + 1, 0)[1]
  const probe = useRef<HTMLTableSectionElement>(null)
  const { row: rowHeight, head, foot } = useHeights(probe)
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    // The sticky head and foot cover rows.
    scrollPaddingStart: 0,
    scrollPaddingEnd: head + foot,
    useFlushSync: true,
    isScrollingResetDelay: SETTLED_MS,
  })
  const drawn = useRef(rowHeight)
  useLayoutEffect(() => {
    if (drawn.current === rowHeight) return
    drawn.current = rowHeight
    virtual.measure()
  })
  useImperativeHandle(ref, () => ({
    reveal: (index) => {
      focused.current.index = index
      virtual.scrollToIndex(index, { align: 'auto' })
      flushSync(draw)
    },
  }))
  useLayoutEffect(keepFocus)
  const items = virtual.getVirtualItems()
  const indexes = items.map((item) => item.index)
  const kept = focused.current.index
  if (kept >= 0 && kept < count && !indexes.includes(kept)) indexes.push(kept)
  const slots = useRef(NO_SLOTS)
  slots.current = assignSlots(slots.current, indexes, !virtual.isScrolling)
  const { slotOf, order } = slots.current
  const indexIn = new Map([...slotOf].map(([index, slot]) => [slot, index]))
  return (
    <tbody ref={probe} role={ROLE.group} style={{ height: virtual.getTotalSize() }}>
      {order.map((slot) => {
        const index = indexIn.get(slot) ?? 0
        return paint(index, { top: index * rowHeight, slot })
      })}
    </tbody>
  )
}

/** Heights that density, zoomed text and the pointer decide, kept up to date. */
function useHeights(body: RefObject<HTMLTableSectionElement | null>) {
  const [heights, setHeights] = useState({ row: ROW_HEIGHT, head: 0, foot: 0 })
  useLayoutEffect(() => {
    const table = body.current?.closest('table')
    if (!table) return
    const measure = () => {
      const row = body.current?.rows[0]?.offsetHeight
      const next = { row: row || ROW_HEIGHT, head: table.tHead?.offsetHeight ?? 0, foot: table.tFoot?.offsetHeight ?? 0 }
      setHeights((old) => (old.row === next.row && old.head === next.head && old.foot === next.foot ? old : next))
    }
    measure()
    // Density and text zoom change the head with the rows.
    const sized = new ResizeObserver(measure)
    if (table.tHead) sized.observe(table.tHead)
    if (table.tFoot) sized.observe(table.tFoot)
    return () => sized.disconnect()
  }, [body])
  return heights
}
