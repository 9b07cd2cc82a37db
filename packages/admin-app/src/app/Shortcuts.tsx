import { useVisibleMenu } from '@quarterdeck/core'
import { ShortcutSheet } from '@quarterdeck/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { menuTrail } from './menuTrail'
import type { ShellKeysProps } from './ShellKeys'
import { GO_KEYS, GO_WINDOW_MS, isTyping } from './shortcutKeys'

const OTHERS = [
  { keys: ['/'], label: 'Search the list' },
  { keys: ['j'], label: 'Next row' },
  { keys: ['k'], label: 'Row before' },
  { keys: ['Enter'], label: 'Open the row' },
  { keys: ['Esc'], label: 'Close' },
  { keys: ['['], label: 'Show or collapse the sidebar' },
  { keys: ['?'], label: 'This list' },
] as const

/** Single-key shortcuts of the shell and the sheet that lists them (DESIGN §8). They never fire while typing and lead only to pages this admin may open. */
export function Shortcuts({ sheetShown, onSheetShownChange, onSidebarToggle }: ShellKeysProps) {
  const navigate = useNavigate()
  const menu = useVisibleMenu()
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY)
  const places = Object.entries(GO_KEYS).flatMap(([key, path]) => {
    const name = menuTrail(menu, path).at(-1)
    return name ? [{ key, path, name }] : []
  })
  const acts: Readonly<Record<string, () => void>> = {
    '/': () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus(),
    '[': onSidebarToggle,
    '?': () => onSheetShownChange(true),
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return
    const going = event.timeStamp - goPressedAt.current <= GO_WINDOW_MS
    goPressedAt.current = event.key === 'g' && !going ? event.timeStamp : Number.NEGATIVE_INFINITY
    const place = going ? places.find(({ key }) => key === event.key) : undefined
    const act = place ? () => void navigate(place.path) : Object.hasOwn(acts, event.key) ? acts[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <ShortcutSheet
      open={sheetShown}
      onClose={() => onSheetShownChange(false)}
      groups={[
        { label: 'Go to', shortcuts: places.map(({ key, name }) => ({ keys: ['g', key], label: name, sequence: true })) },
        { label: 'Lists and shell', shortcuts: OTHERS },
      ]}
    />
  )
}
