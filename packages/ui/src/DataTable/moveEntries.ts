import type { MenuEntry } from '../Menu'

/** The moves of a row as a menu: what dragging does, for those who click. */
export function moveEntries(index: number, count: number, move: (from: number, to: number) => void): MenuEntry[] {
  return [
    { id: 'top', label: 'Move to top', disabled: index === 0, onSelect: () => move(index, 0) },
    { id: 'up', label: 'Move up', shortcut: 'Alt ↑', disabled: index === 0, onSelect: () => move(index, index - 1) },
    { id: 'down', label: 'Move down', shortcut: 'Alt ↓', disabled: index === count - 1, onSelect: () => move(index, index + 1) },
    { id: 'bottom', label: 'Move to bottom', disabled: index === count - 1, onSelect: () => move(index, count - 1) },
  ]
}
