import { type KeyboardEvent, useRef } from 'react'
import { moveInMenu, TYPE_AHEAD_MS } from './moveInMenu'

/** The entries of a menu, in order. */
export const entriesOf = (menu: Element | null) => Array.from(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])

/** Arrows, Home, End and letters move; Space also follows links; Esc and Tab close. */
export function useMenuKeys(close: (giveFocusBack: boolean) => void) {
  const typing = useRef({ text: '', at: 0 })
  return (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      return close(true)
    }
    if (event.key === 'Tab') return close(true)

    const entries = entriesOf(event.currentTarget)
    const at = entries.findIndex((entry) => entry.matches(':focus'))
    const entry = entries[at]
    if (event.key === ' ' && entry instanceof HTMLAnchorElement) {
      event.preventDefault()
      return entry.click()
    }
    const letter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (letter) {
      const fresh = event.timeStamp - typing.current.at > TYPE_AHEAD_MS
      typing.current = { text: (fresh ? '' : typing.current.text) + event.key, at: event.timeStamp }
    }
    const labels = entries.map((one) => one.dataset['words'] ?? one.textContent ?? '')
    const next = moveInMenu(event.key, at, labels, letter ? typing.current.text : '')
    if (next === undefined) return
    event.preventDefault()
    entries[next]?.focus()
  }
}
