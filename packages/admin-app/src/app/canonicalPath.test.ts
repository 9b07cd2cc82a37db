import { type MenuItem, resolvePageAccess, type Session } from '@quarterdeck/core'
import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { canonicalPath } from './canonicalPath'
import { menu } from './menu'
import { signedInPaths } from './paths'

describe('F62 canonicalPath', () => {
  it.each([
    ['/userList/', '/userList'],
    ['/userList///', '/userList'],
    ['/UserList', '/UserList'],
    ['/%75serList', '/userList'],
    ['//userList', '//userList'],
    ['/userList;x', '/userList;x'],
    ['/userList%2F', '/userList%2F'],
    ['/userList%2f..%2fsub-admin', '/userList%2F..%2Fsub-admin'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/%2575serList', '/%75serList'],
    ['/', '/'],
    ['', '/'],
  ])('spells %s as %s', (pathname, expected) => {
    expect(canonicalPath(pathname)).toBe(expected)
  })
})

/** The pages of the layout as the router sees them. */
const routes = signedInPaths.map((path) => ({ path, caseSensitive: true }))
const pageShown = (pathname: string) => matchRoutes(routes, { pathname })?.at(-1)?.route.path

const names = menu.flatMap((item: MenuItem) => [item, ...(item.items ?? [])]).map(({ name }) => name)
const session = fc.record({
  isAuth: fc.constant(true),
  role: fc.constantFrom('subadmin', 'SuperAdmin', ''),
  restriction: fc.subarray(names).map((chosen) => chosen.map((name) => ({ name }))),
  access: fc.constant('ready' as const),
}) satisfies fc.Arbitrary<Pick<Session, 'isAuth' | 'role' | 'restriction' | 'access'>>

const mangled = fc
  .record({
    path: fc.constantFrom(...signedInPaths),
    at: fc.nat(20),
    how: fc.constantFrom('', '/', '//', '%2f', '%2F', ';x', '.', '/..', '/../sub-admin', '%00', '%', '\\', ' '),
    upper: fc.boolean(),
    encode: fc.boolean(),
  })
  .map(({ path, at, how, upper, encode }) => {
    const cut = Math.min(at, path.length)
    const letters = `${path.slice(0, cut)}${how}${path.slice(cut)}`
    const cased = upper ? letters.toUpperCase() : letters
    return encode
      ? `/${[...cased.slice(1)].map((char) => (/[a-z]/i.test(char) ? `%${char.charCodeAt(0).toString(16)}` : char)).join('')}`
      : cased
  })

describe('F62 router and guard decide about the same page', () => {
  it('never shows a page under an odd spelling that is denied under the plain one, 10,000 paths', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    fc.assert(
      fc.property(session, mangled, (who, pathname) => {
        const shown = pageShown(pathname)
        if (!shown || resolvePageAccess({ path: canonicalPath(pathname), session: who, menu }) !== 'allowed') return
        expect(resolvePageAccess({ path: shown, session: who, menu })).toBe('allowed')
      }),
      { numRuns: 10_000 },
    )
    vi.restoreAllMocks()
  })

  it('opens each page for superadmin under its plain path', () => {
    expect(signedInPaths.map((path) => pageShown(path))).toEqual(signedInPaths)
  })
})
