import type { MenuItem } from '@quarterdeck/core'

/** Names from the group down to the entry on this path; empty when no entry has it. */
export function menuTrail(items: readonly MenuItem[], path: string): readonly string[] {
  for (const item of items) {
    if (item.to === path) return [item.name]
    const below = menuTrail(item.items ?? [], path)
    if (below.length > 0) return [item.name, ...below]
  }
  return []
}
