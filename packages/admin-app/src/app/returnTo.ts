import { type MenuItem, resolvePageAccess, type Session } from '@quarterdeck/core'
import { canonicalPath } from './canonicalPath'
import { paths, signedInPaths } from './paths'

/** Query key on /login that carries the page asked for. */
export const RETURN_KEY = 'next'

/** Characters a return target may have; longer ones are dropped. Ours. */
const MAX_LENGTH = 2000
/** Any host works: the target is only kept when it does not leave it. */
const HERE = 'https://here.invalid'

/** /login that remembers the page left. The dashboard, where a sign-in goes anyway, is not written down. */
export function loginPath(left: { pathname: string; search: string; hash: string }): string {
  const target = `${left.pathname}${left.search}${left.hash}`
  const worth = parseReturnTo(target)
  return worth && target !== paths.dashboard ? `${paths.login}?${new URLSearchParams({ [RETURN_KEY]: target })}` : paths.login
}

/**
 * A return target as a path of this app, or null (F61): same origin, spelt plainly, and one of the signed-in pages.
 * Everything that a browser might read as another host, script or parent folder is refused, not repaired.
 */
export function parseReturnTo(target: string | null | undefined): { pathname: string; search: string; hash: string } | null {
  if (typeof target !== 'string' || target.length > MAX_LENGTH) return null
  if (!/^\/[^/\\]/.test(target) || /[\\\p{Cc}]/u.test(target) || !URL.canParse(target, HERE)) return null
  const url = new URL(target, HERE)
  const pathname = canonicalPath(url.pathname)
  if (url.origin !== HERE || !target.startsWith(url.pathname) || !signedInPaths.includes(pathname)) return null
  return { pathname, search: url.search, hash: url.hash }
}

/** What a sign-in leads to: the target asked for when this admin may open it, else the dashboard; `loading` while the rights are not known. */
export function resolveReturnTo(
  target: string | null,
  session: Pick<Session, 'isAuth' | 'role' | 'restriction' | 'access'>,
  menu: readonly MenuItem[],
): { status: 'loading' } | { status: 'ready'; to: { pathname: string; search?: string; hash?: string } } {
  const wanted = parseReturnTo(target)
  if (!wanted) return { status: 'ready', to: { pathname: paths.dashboard } }
  const access = resolvePageAccess({ path: wanted.pathname, session, menu })
  if (access === 'loading' && session.access !== 'failed') return { status: 'loading' }
  return { status: 'ready', to: access === 'allowed' ? wanted : { pathname: paths.dashboard } }
}
