import type { PointerEvent, RefObject } from 'react'
import { type TableControls, tracksOf } from './tracks'
import type { PlacedColumn } from './useColumnModel'

/** CSS px at a 16 px root that one press of Shift+arrow changes. */
const STEP = 16

type Widths = Readonly<Record<string, number>>

interface ColumnResizeInput<Row> {
  table: RefObject<HTMLTableElement | null>
  placed: readonly PlacedColumn<Row>[]
  controls: TableControls
  onWidths: ((widths: Widths) => void) | undefined
}

/** Widths by pointer, key and double click. While the pointer moves only the template changes: React draws once, at the end. */
export function useColumnResize<Row>({ table, placed, controls, onWidths }: ColumnResizeInput<Row>) {
  const draw = (grid: HTMLTableElement, widths: Widths) => {
    const tracks = tracksOf(
      placed.map((place) => ({ ...place, grow: 0, width: widths[place.column.id] ?? place.width })),
      controls,
    )
    grid.style.setProperty('--tracks', tracks.template)
    grid.style.setProperty('--least', tracks.least)
  }
  const onPointerDown = (event: PointerEvent<HTMLTableElement>) => {
    const handle = (event.target as Element).closest<HTMLElement>('[data-resize]')
    const grid = table.current
    if (!handle || !grid || !onWidths || event.button !== 0) return
    event.preventDefault()
    const id = handle.dataset['resize'] ?? ''
    const start = measure(grid, placed, controls)
    const from = event.clientX
    const sign = getComputedStyle(grid).direction === 'rtl' ? -1 : 1
    const least = placed.find(({ column }) => column.id === id)?.column.min ?? 0
    let widths: Widths = start
    const before = { tracks: grid.style.getPropertyValue('--tracks'), least: grid.style.getPropertyValue('--least') }
    const move = ({ clientX }: globalThis.PointerEvent) => {
      widths = { ...start, [id]: Math.max((start[id] ?? 0) + (sign * (clientX - from)) / rootScale(), least, 32) }
      draw(grid, widths)
    }
    const end = (up: globalThis.PointerEvent | KeyboardEvent) => {
      if (up instanceof KeyboardEvent && up.key !== 'Escape') return
      stop.abort()
      delete grid.dataset['resizing']
      grid.style.setProperty('--tracks', before.tracks)
      grid.style.setProperty('--least', before.least)
      if (up.type === 'pointerup' && widths !== start) onWidths(widths)
    }
    const stop = new AbortController()
    const options = { signal: stop.signal }
    grid.dataset['resizing'] = ''
    window.addEventListener('pointermove', move, options)
    window.addEventListener('pointerup', end, options)
    window.addEventListener('pointercancel', end, options)
    window.addEventListener('keydown', end, options)
  }
  /** One step wider (1) or narrower (−1). */
  const nudge = (id: string, by: number) => {
    const grid = table.current
    if (!grid || !onWidths) return
    const start = measure(grid, placed, controls)
    onWidths({ ...start, [id]: (start[id] ?? 0) + by * STEP })
  }
  /** As wide as the widest content on screen. */
  const fit = (id: string) => {
    const grid = table.current
    const cell = grid?.tHead?.rows[0]?.querySelector(`[data-column="${CSS.escape(id)}"]`)
    if (!grid || !cell || !onWidths) return
    const index = [...(cell.parentElement?.children ?? [])].indexOf(cell)
    const widest = Math.max(...[...grid.rows].map((row) => contentWidth(row.cells[index])))
    onWidths({ ...measure(grid, placed, controls), [id]: widest / rootScale() })
  }
  return { onPointerDown, nudge, fit }
}

const rootScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

/** Widths of all columns as drawn: from the first resize on they are fixed, so that an edge follows the pointer exactly. */
function measure<Row>(grid: HTMLTableElement, placed: readonly PlacedColumn<Row>[], controls: TableControls): Widths {
  const lead = (controls.grip ? 1 : 0) + (controls.select ? 1 : 0)
  const cells = grid.tHead?.rows[0]?.cells
  return Object.fromEntries(
    placed.map(({ column, width }, index) => {
      const cell = cells?.[lead + index]
      if (!cell) return [column.id, width]
      const style = getComputedStyle(cell)
      // The outer columns carry the page's edge, which is not theirs.
      const edge = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd) - 2 * cellPadding(grid)
      return [column.id, (cell.getBoundingClientRect().width - edge) / rootScale()]
    }),
  )
}

const cellPadding = (grid: HTMLTableElement) => Number.parseFloat(getComputedStyle(grid).getPropertyValue('--cell-px')) * rootScale() * 16

function contentWidth(cell: HTMLTableCellElement | undefined): number {
  if (!cell) return 0
  const range = document.createRange()
  range.selectNodeContents(cell)
  const style = getComputedStyle(cell)
  return range.getBoundingClientRect().width + Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd) + 2
}
