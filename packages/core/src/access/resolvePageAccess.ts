import { ALWAYS_ALLOWED_PATHS, SUPERADMIN } from '../contract'
import type { Session } from '../session/sessionState'
import { canonicalPath } from './canonicalPath'
import { permittedNames } from './permittedNames'

/** A sidebar entry. `name` is what a restriction list names; a group has `items` and usually no `to`. SPEC §3. */
export interface MenuItem {
  name: string
  to?: string
  items?: readonly MenuItem[]
}

export type PageAccess = 'loading' | 'allowed' | 'denied'

/** The part of the session that decides about pages. */
export type AccessSession = Pick<Session, 'isAuth' | 'role' | 'restriction' | 'access'>

/** Every entry at any depth, each object once, so that a menu that contains itself ends. */
function flatten(menu: readonly MenuItem[]): MenuItem[] {
  const seen = new Set<MenuItem>()
  const waiting = [...menu]
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (seen.has(item)) continue
    seen.add(item)
    if (item.items) waiting.push(...item.items)
  }
  return [...seen]
}

/** Prepares the rule for one session and menu, to ask it about many paths. */
export function pageAccessRule(session: AccessSession, menu: readonly MenuItem[]): (path: string) => PageAccess {
  const always = new Set<string>(ALWAYS_ALLOWED_PATHS)
  const everything = session.role === SUPERADMIN
  const ready = session.access === 'ready'
  const names = ready && !everything ? permittedNames(session.restriction) : new Set<string>()
  const allowed = new Set(flatten(menu).flatMap(({ name, to }) => (to !== undefined && names.has(name) ? [canonicalPath(to)] : [])))
  return (path) => {
    const plain = canonicalPath(path)
    if (!session.isAuth) return 'denied'
    if (everything || always.has(plain)) return 'allowed'
    if (!ready) return 'loading'
    return plain !== '' && allowed.has(plain) ? 'allowed' : 'denied'
  }
}

/**
 * May this session open this path? SPEC §4, §6. Nobody signed in: nothing is allowed.
 * The always-allowed pages and everything for `superadmin`, at once; else `loading` until the rights are there; then an entry with this path, at
 * any depth, must be named in the restrictions, exactly. With two entries on one path either will do. A group's name opens no child.
 */
export const resolvePageAccess = (input: { path: string; session: AccessSession; menu: readonly MenuItem[] }): PageAccess =>
  pageAccessRule(input.session, input.menu)(input.path)
