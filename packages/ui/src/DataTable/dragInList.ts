interface DragInList {
  /** The item that follows the pointer. */
  item: HTMLElement
  /** All items that are drawn, in order, with their index in the whole list. */
  items: readonly { index: number; element: HTMLElement }[]
  from: number
  /** Where the pointer went down, CSS px of the window. */
  y: number
  /** Marked with `data-drop-after` while the line belongs under the target. */
  list: HTMLElement
  /** Scrolls near its edges. */
  region: HTMLElement | null
  onDrop: (to: number) => void
}

/** CSS px that tell a drag from a click. */
const SLACK = 4
/** CSS px from the region's edge where it begins to scroll. */
const EDGE = 32

/** Lets an item follow the pointer; a line (`data-drop`) shows where it lands, Escape lets go. Nothing is drawn by React until the drop. */
export function dragInList({ item, items, from, y, list, region, onDrop }: DragInList): void {
  const scrollAtStart = region?.scrollTop ?? 0
  const middles = items.map(({ index, element }) => {
    const box = element.getBoundingClientRect()
    return { index, element, middle: box.top + box.height / 2 }
  })
  const stop = new AbortController()
  let to = from
  let moved = false

  const move = ({ clientY }: PointerEvent) => {
    if (!moved && Math.abs(clientY - y) < SLACK) return
    moved = true
    item.setAttribute('data-dragged', '')
    scrollNearEdge(region, clientY)
    const scrolled = (region?.scrollTop ?? 0) - scrollAtStart
    item.style.translate = `0 ${clientY - y + scrolled}px`
    const above = middles.filter(({ index, middle }) => index !== from && middle - scrolled < clientY)
    to = Math.max(...above.map(({ index }) => index), (middles[0]?.index ?? 0) - 1)
    if (to < from) to += 1
    for (const { element, index } of middles) element.toggleAttribute('data-drop', index === to && to !== from)
    list.toggleAttribute('data-drop-after', to > from)
  }
  const end = (last: Event) => {
    if (last instanceof KeyboardEvent && last.key !== 'Escape') return
    last.stopPropagation()
    stop.abort()
    item.style.translate = ''
    item.removeAttribute('data-dragged')
    list.removeAttribute('data-drop-after')
    for (const { element } of middles) element.removeAttribute('data-drop')
    // The click that ends a drag is no click on the grip.
    if (moved)
      window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true, signal: AbortSignal.timeout(50) })
    if (last.type === 'pointerup' && to !== from) onDrop(to)
  }
  const options = { signal: stop.signal }
  window.addEventListener('pointermove', move, options)
  window.addEventListener('pointerup', end, options)
  window.addEventListener('pointercancel', end, options)
  window.addEventListener('keydown', end, { ...options, capture: true })
}

function scrollNearEdge(region: HTMLElement | null, y: number): void {
  if (!region) return
  const box = region.getBoundingClientRect()
  if (y < box.top + EDGE) region.scrollTop -= 8
  else if (y > box.bottom - EDGE) region.scrollTop += 8
}
