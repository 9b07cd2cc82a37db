import { paths } from './paths'

/** Milliseconds in which the second key of `g …` must follow. Ours. */
export const GO_WINDOW_MS = 1500

/** Second key of `g …` and where it leads (DESIGN §8). */
export const GO_KEYS: Readonly<Record<string, string>> = {
  d: paths.dashboard,
  u: paths.users,
  c: paths.coins,
  p: paths.pairs,
  b: paths.botOrders,
  n: paths.conversions,
  s: paths.siteSettings,
}

/** Whether a key belongs to a field, an editor or an open dialog rather than to the shell. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return (
    target.closest(
      'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="menu"], dialog, [role="dialog"][aria-modal]',
    ) !== null
  )
}
