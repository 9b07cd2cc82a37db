import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { cellIndexOf, setTabStop, stopAt, stopInColumn, stopsOf } from './gridStops'

/** What a key on a row asks for. */
export interface GridCommands {
  open: (index: number, newTab: boolean) => void
  tick: (index: number, range: boolean) => void
  tickPage: () => void
  clearTicks: () => void
  menu: (index: number, anchor: HTMLElement) => void
  moveRow: (index: number, by: number) => void
  /** Head: column wider or narrower by one step. */
  resize: (cellIndex: number, by: number) => void
  /** Makes sure that a row is in the page and in sight; virtual rows come and go. */
  reveal: (index: number) => void
}

interface GridKeysInput {
  table: RefObject<HTMLTableElement | null>
  on: boolean
  count: number
  /** `m`, `j` and `k` work, not only the keys that WCAG leaves alone. */
  letterKeys: boolean
  commands: GridCommands
}

/** One tab stop, then arrows (DESIGN §8 "Tables"). Focus lives in the DOM, so moving it draws no row again. */
export function useGridKeys({ table, on, count, letterKeys, commands }: GridKeysInput) {
  const place = useRef({ index: -1, id: '', cell: -1, inside: false })

  /** Gives the focus back to a row that was moved or replaced in the page. */
  const keepFocus = () => {
    const grid = table.current
    if (!on || !grid || !place.current.inside || document.activeElement !== document.body || count === 0) return
    // The same row at another place, else the row that took its place.
    const { id, index, cell } = place.current
    const same = grid.querySelector<HTMLTableRowElement>(`tr[data-id="${CSS.escape(id)}"]`)
    if (same) stopInColumn(same, cell).focus({ preventScroll: true })
    else if (index >= 0) focusRow(grid, Math.min(index, count - 1), cell, commands)
  }
  useLayoutEffect(() => {
    const grid = table.current
    if (!on || !grid) return
    keepFocus()
    if (!grid.querySelector('[tabindex="0"]')) {
      const first =
        grid.tBodies[0]?.querySelector<HTMLElement>('tr[tabindex]') ?? grid.tHead?.querySelector<HTMLElement>('[tabindex], button, input')
      if (first) first.tabIndex = 0
    }
  })

  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const row = event.target.closest('tr')
    const stop = row && stopAt(row, event.target)
    if (!row || !stop) return
    setTabStop(event.currentTarget, stop)
    place.current = { index: Number(row.dataset['index'] ?? -1), id: row.dataset['id'] ?? '', cell: cellIndexOf(row, stop), inside: true }
  }
  const onBlur = (event: FocusEvent<HTMLTableElement>) => {
    // A removed element blurs to nothing; only a real move away leaves the grid.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) place.current.inside = false
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const target = event.target as HTMLElement
    const row = target.closest('tr')
    if (event.defaultPrevented || event.nativeEvent.isComposing || !row || isWriting(target)) return
    if (handleKey({ event, grid: event.currentTarget, row, target, count, letterKeys, commands })) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  return on ? { onFocus, onBlur, onKeyDown, keepFocus, place } : { keepFocus, place }
}

interface KeyInput {
  event: KeyboardEvent<HTMLTableElement>
  grid: HTMLTableElement
  row: HTMLTableRowElement
  target: HTMLElement
  count: number
  letterKeys: boolean
  commands: GridCommands
}

function handleKey(input: KeyInput): boolean {
  const { event, grid, row, target, count, commands } = input
  const key = keyName(input)
  const stop = stopAt(row, target)
  const cell = stop ? cellIndexOf(row, stop) : -1
  const index = row.dataset['index'] === undefined ? -1 : Number(row.dataset['index'])
  const onWidget = target !== row && target.tagName !== 'TD'
  const modified = event.ctrlKey || event.metaKey

  if (index === -1 && event.shiftKey && (key === 'Forward' || key === 'Back')) {
    commands.resize(cell, key === 'Forward' ? 1 : -1)
    return true
  }
  if (index !== -1 && event.altKey && (key === 'Up' || key === 'Down')) {
    commands.moveRow(index, key === 'Up' ? -1 : 1)
    return true
  }
  if (event.altKey) return false
  switch (key) {
    case 'Up':
    case 'Down':
    case 'PageUp':
    case 'PageDown':
      return toRow(input, index, cell, step(key, grid))
    case 'Home':
    case 'End':
      if (modified || cell === -1) return toRow(input, key === 'Home' ? 0 : count - 1, cell, 0)
      return focusStop(
        stopsOf(row)
          .filter((entry) => entry !== row)
          .at(key === 'Home' ? 0 : -1),
      )
    case 'Forward':
    case 'Back': {
      const stops = stopsOf(row)
      return focusStop(stops[stops.indexOf(stop ?? row) + (key === 'Forward' ? 1 : -1)])
    }
    case 'Enter':
      if (index === -1 || onWidget) return false
      commands.open(index, modified)
      return true
    case ' ':
      if (index === -1 || (onWidget && !target.hasAttribute('data-tick'))) return false
      commands.tick(index, event.shiftKey)
      return true
    case 'm':
    case 'ContextMenu':
      if (index === -1) return false
      commands.menu(index, row.querySelector<HTMLElement>('[data-menu]') ?? row)
      return true
    case 'a':
      if (!modified) return false
      commands.tickPage()
      return true
    case 'Escape':
      commands.clearTicks()
      return false
    default:
      return false
  }
}

/** Names the key by meaning: reading direction instead of left and right, `j` and `k` as arrows. */
function keyName({ event, grid, letterKeys }: KeyInput): string {
  const rightToLeft = getComputedStyle(grid).direction === 'rtl'
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey
  switch (event.key) {
    case 'ArrowUp':
      return 'Up'
    case 'ArrowDown':
      return 'Down'
    case 'ArrowRight':
      return rightToLeft ? 'Back' : 'Forward'
    case 'ArrowLeft':
      return rightToLeft ? 'Forward' : 'Back'
    case 'F10':
      return event.shiftKey ? 'ContextMenu' : event.key
    case 'j':
      return letterKeys && plain ? 'Down' : event.key
    case 'k':
      return letterKeys && plain ? 'Up' : event.key
    case 'm':
      return letterKeys && plain ? 'm' : ''
    default:
      return event.key
  }
}

function step(key: string, grid: HTMLTableElement): number {
  if (key === 'Up' || key === 'Down') return key === 'Up' ? -1 : 1
  const rowHeight = grid.tBodies[0]?.rows[0]?.offsetHeight ?? 1
  const page = Math.max(Math.floor((grid.parentElement?.clientHeight ?? 0) / Math.max(rowHeight, 1)) - 2, 1)
  return key === 'PageUp' ? -page : page
}

function toRow({ grid, count, commands }: KeyInput, from: number, cell: number, by: number): boolean {
  if (count === 0) return false
  const head = grid.tHead?.rows[0]
  if (by === -1 && from <= 0) return from === 0 && head ? focusStop(stopInColumn(head, cell)) : true
  focusRow(grid, Math.min(Math.max(from + by, 0), count - 1), cell, commands)
  return true
}

function focusRow(grid: HTMLTableElement, index: number, cell: number, commands: GridCommands): void {
  commands.reveal(index)
  const row = grid.querySelector<HTMLTableRowElement>(`tr[data-index="${index}"]`)
  if (row) focusStop(stopInColumn(row, cell))
}

function focusStop(stop: HTMLElement | undefined): boolean {
  stop?.focus()
  return true
}

function isWriting(target: HTMLElement): boolean {
  return target.matches('textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])')
}
