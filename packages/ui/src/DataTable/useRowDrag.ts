import type { PointerEvent, RefObject } from 'react'
import { dragInList } from './dragInList'

interface RowDragInput {
  table: RefObject<HTMLTableElement | null>
  onMove: ((from: number, to: number) => void) | undefined
}

/** Rows by their grip. Keys are Alt+arrows; a click on the grip opens a menu with the same moves. */
export function useRowDrag({ table, onMove }: RowDragInput) {
  const onPointerDown = (event: PointerEvent<HTMLTableElement>) => {
    const row = (event.target as Element).closest('[data-grip]')?.closest<HTMLTableRowElement>('tr[data-index]')
    const grid = table.current
    if (!row || !grid || !onMove || event.button !== 0) return
    event.preventDefault()
    const from = Number(row.dataset['index'])
    dragInList({
      item: row,
      items: [...(grid.tBodies[0]?.rows ?? [])].map((element) => ({ index: Number(element.dataset['index']), element })),
      from,
      y: event.clientY,
      list: grid,
      region: grid.parentElement,
      onDrop: (to) => onMove(from, to),
    })
  }
  return { onPointerDown }
}
