/** Milliseconds after which typed letters start a new word. Ours, as in native menus. */
export const TYPE_AHEAD_MS = 600

/** Which entry a key leads to: arrows go round, Home and End jump, letters find. `undefined` when the key means nothing here. */
export function moveInMenu(key: string, at: number, labels: readonly string[], typed: string): number | undefined {
  const last = labels.length - 1
  if (last < 0) return undefined
  if (key === 'ArrowDown') return at >= last ? 0 : at + 1
  if (key === 'ArrowUp') return at <= 0 ? last : at - 1
  if (key === 'Home' || key === 'PageUp') return 0
  if (key === 'End' || key === 'PageDown') return last
  if (!typed) return undefined
  const sought = typed.toLocaleLowerCase()
  // The same letter again goes on to the next entry that starts with it.
  const same = Array.from(sought).every((letter, _, all) => letter === all[0])
  const word = same ? (Array.from(sought)[0] ?? '') : sought
  const from = same ? at + 1 : Math.max(at, 0)
  for (let step = 0; step <= last; step++) {
    const i = (from + step) % (last + 1)
    if (labels[i]?.trim().toLocaleLowerCase().startsWith(word)) return i
  }
  return undefined
}
