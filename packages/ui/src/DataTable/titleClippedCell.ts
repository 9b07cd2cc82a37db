import type { PointerEvent } from 'react'

/** A clipped cell under the pointer shows its whole text as title; one that fits shows none. Columns with a title of their own keep it. */
export function titleClippedCell(event: PointerEvent<HTMLElement>): void {
  const cell = (event.target as Element).closest<HTMLElement>('td, th')
  if (!cell || event.pointerType === 'touch' || (cell.title !== '' && cell.title !== cell.dataset['clipped'])) return
  const clipped =
    cell.scrollWidth > cell.clientWidth || [...cell.querySelectorAll('[data-words]')].some((words) => words.scrollWidth > words.clientWidth)
  const text = clipped ? (cell.textContent ?? '') : ''
  if (text === '') {
    cell.removeAttribute('title')
    delete cell.dataset['clipped']
  } else {
    cell.title = text
    cell.dataset['clipped'] = text
  }
}
