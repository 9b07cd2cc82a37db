import type { MenuItem } from '@quarterdeck/core'
import { flatMenu, type MenuPage } from '../../shared/flatMenu'

/** Pages offered on /404. Ours. */
const OFFERED = 3

/** Neighbouring pairs of letters, in lower case. */
function pairs(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)))
}

/** Likeness of two sets, 0 … 1 (Dice). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size)
}

/** Pages of the visible menu whose address or name is most like the path tried; those with nothing in common come last, in menu order. */
export function nearestPages(tried: string, menu: readonly MenuItem[]): readonly MenuPage[] {
  const wanted = pairs(tried)
  return flatMenu(menu)
    .map((page) => ({ page, score: Math.max(likeness(wanted, pairs(page.to)), likeness(wanted, pairs(page.name))) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, OFFERED)
    .map(({ page }) => page)
}
