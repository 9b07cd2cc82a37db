import type { PointerEvent, RefObject } from 'react'

interface RowDragInput {
  table: RefObject<HTMLTableElement | null>
  onMove: ((from: number, to: number) => void) | undefined
}

/** Rows by their grip: the row follows the pointer, a line shows where it lands, Escape lets go. Keys are Alt+arrows. */
export function useRowDrag({ table, onMove }: RowDragInput) {
  const onPointerDown = (event: PointerEvent<HTMLTableElement>) => {
    const row = (event.target as Element).closest('[data-grip]')?.closest<HTMLTableRowElement>('tr[data-index]')
    const grid = table.current
    if (!row || !grid || !onMove || event.button !== 0) return
    event.preventDefault()
    const from = Number(row.dataset['index'])
    const rows = [...(grid.tBodies[0]?.rows ?? [])]
    const middles = rows.map((entry) => {
      const box = entry.getBoundingClientRect()
      return { index: Number(entry.dataset['index']), middle: box.top + box.height / 2, element: entry }
    })
    const start = { y: event.clientY, scroll: grid.parentElement?.scrollTop ?? 0 }
    let to = from
    const move = ({ clientY }: globalThis.PointerEvent) => {
      const offset = clientY - start.y
      const scrolled = (grid.parentElement?.scrollTop ?? 0) - start.scroll
      row.style.translate = `0 ${offset}px`
      const above = middles.filter(({ index, middle }) => index !== from && middle - scrolled < clientY)
      to = Math.max(...above.map(({ index }) => index), -1)
      if (to < from) to += 1
      for (const { element, index } of middles) element.toggleAttribute('data-drop', index === to && to !== from)
      grid.toggleAttribute('data-drop-after', to > from)
    }
    const stop = new AbortController()
    const end = (last: globalThis.PointerEvent | KeyboardEvent) => {
      if (last instanceof KeyboardEvent && last.key !== 'Escape') return
      stop.abort()
      row.style.translate = ''
      row.removeAttribute('data-dragged')
      grid.removeAttribute('data-drop-after')
      for (const { element } of middles) element.removeAttribute('data-drop')
      if (last.type === 'pointerup' && to !== from) onMove(from, to)
    }
    row.setAttribute('data-dragged', '')
    const options = { signal: stop.signal }
    window.addEventListener('pointermove', move, options)
    window.addEventListener('pointerup', end, options)
    window.addEventListener('pointercancel', end, options)
    window.addEventListener('keydown', end, options)
  }
  return { onPointerDown }
}
