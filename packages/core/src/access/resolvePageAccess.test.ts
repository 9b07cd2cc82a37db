import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastest } from '../../test/fastest'
import { ALWAYS_ALLOWED_PATHS } from '../contract'
import { type AccessSession, type MenuItem, type PageAccess, resolvePageAccess } from './resolvePageAccess'
import { visibleMenu } from './visibleMenu'

const MENU: readonly MenuItem[] = [
  { name: 'Dashboard', to: '/dashboard' },
  { name: "User's Management", items: [{ name: 'Users List', to: '/userList' }] },
  { name: 'Currency', to: '/coin-list' },
  { name: 'Trade Settings', items: [{ name: 'Pairs', to: '/spot-pair' }] },
  { name: 'Admin Control', items: [{ name: 'Sub Admin', to: '/sub-admin' }] },
]

/** A session whose restriction may be anything a server sends. */
const session = (restriction: unknown, more: Partial<AccessSession> = {}): AccessSession => ({
  isAuth: true,
  role: 'support',
  access: 'ready',
  ...more,
  restriction: restriction as AccessSession['restriction'],
})
const may = (...names: string[]) => session(names.map((name) => ({ name })))
const access = (path: string, who: AccessSession, menu = MENU): PageAccess => resolvePageAccess({ path, session: who, menu })

describe('the rule of SPEC §4', () => {
  it.each(ALWAYS_ALLOWED_PATHS)('%s is open to every signed-in admin, at once', (path) => {
    for (const state of ['idle', 'loading', 'ready', 'failed'] as const)
      expect(access(path, session([], { access: state }))).toBe('allowed')
  })
  it('superadmin may open everything, at once', () => {
    for (const path of ['/userList', '/nowhere', '/'])
      expect(access(path, session([], { role: 'superadmin', access: 'idle' }))).toBe('allowed')
  })
  it.each(['idle', 'loading', 'failed'] as const)('other pages are loading while the rights are %s', (state) => {
    expect(access('/userList', session([{ name: 'Users List' }], { access: state }))).toBe('loading')
  })
  it('nobody may open anything', () => {
    for (const path of ['/dashboard', '/userList']) expect(access(path, session([], { isAuth: false, role: 'superadmin' }))).toBe('denied')
  })
  it('a listed name opens its page and no other', () => {
    expect(access('/coin-list', may('Currency'))).toBe('allowed')
    expect(access('/spot-pair', may('Currency'))).toBe('denied')
    expect(access('/nowhere', may('Currency', '/nowhere', 'nowhere'))).toBe('denied')
  })
  it.each(['SuperAdmin', ' superadmin ', 'superadmin\n', 'super admin', ''])('F05 role %j is not superadmin', (role) => {
    expect(access('/userList', session([], { role }))).toBe('denied')
  })
})

describe('F62 spellings of a path', () => {
  it.each(['/userList/', '/userList?x=1', '/userList#x', '/userList/?x#y', '/userList?', '/userList?a=/sub-admin'])(
    'F62 %s is /userList',
    (path) => {
      expect(access(path, may('Users List'))).toBe('allowed')
      expect(access(path, may('Currency'))).toBe('denied')
    },
  )
  it.each([
    '/UserList',
    '/userlist',
    '/%75serList',
    '//userList',
    '/userList;x',
    '/userList/../sub-admin',
    'userList',
    '/userList//',
    '/userList/x',
    ' /userList',
    '',
  ])('F62 %j is no page of the menu', (path) => expect(access(path, may('Users List', 'Sub Admin'))).toBe('denied'))
  it.each(['/dashboard/', '/dashboard?x', '/2fa-admin#x'])('F62 %s is always allowed', (path) =>
    expect(access(path, may())).toBe('allowed'),
  )

  it('F62 10,000 paths: an odd spelling never opens what the plain path does not, and query and hash change nothing', () => {
    const paths = MENU.flatMap(({ to, items }) => [to, ...(items ?? []).map((item) => item.to)]).filter((to) => to !== undefined)
    const who = may('Users List')
    const open = new Set([...paths, ...ALWAYS_ALLOWED_PATHS].filter((path) => access(path, who) === 'allowed'))
    const piece = fc.constantFrom(
      '/',
      '//',
      '..',
      '.',
      '%2f',
      '%75',
      ';',
      '\\',
      '?',
      '#',
      'x',
      'L',
      ' ',
      '\0',
      'userList',
      '/sub-admin',
      '/userList',
      '/coin-list',
    )
    const odd = fc.oneof(
      fc.array(piece, { maxLength: 6 }).map((parts) => parts.join('')),
      fc.string(),
      fc.webPath(),
    )
    fc.assert(
      fc.property(fc.constantFrom(...paths), odd, fc.string(), (path, tail, query) => {
        const spelled = path + tail
        const plain = new URL(`http://h${spelled.split(/[?#]/)[0]?.replaceAll('\\', '%5C')}`).pathname
        if (access(spelled, who) === 'allowed') {
          const bare = spelled.replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1')
          expect(open).toContain(bare)
          expect(open).toContain(plain.replace(/(.)\/$/, '$1'))
        }
        const bare = spelled.replace(/[?#].*$/s, '')
        expect(access(`${bare}?${query}`, who)).toBe(access(bare, who))
        expect(access(`${bare}#${query}`, who)).toBe(access(bare, who))
      }),
      { numRuns: 10_000 },
    )
  })

  it('F62 a path of 50,000 characters is judged in under 50 ms', () => {
    const long = ['/'.repeat(50_000), `/userList${'?'.repeat(50_000)}`]
    expect(fastest(() => long.map((path) => access(path, may('Users List'))))).toBeLessThan(50)
  })
})

describe('F63 a restriction that is no list of entries', () => {
  it.each([
    undefined,
    null,
    {},
    { name: 'Users List' },
    'Users List',
    ['Users List'],
    [null],
    [undefined, 7, true, []],
    [['Users List']],
    [{}],
    [{ name: null }],
    [{ name: 7 }],
    [{ name: ['Users List'] }],
    [{ names: 'Users List' }],
    Object.create([{ name: 'Users List' }]),
    [Object.create({ name: 'Users List' })],
  ])('F63 %j is no permission and no crash', (restriction) => expect(access('/userList', session(restriction))).toBe('denied'))
  it('F63 good entries among bad ones count', () => {
    expect(access('/userList', session([null, { name: 7 }, 'x', { name: 'Users List' }]))).toBe('allowed')
  })
})

describe('F64 names match exactly', () => {
  it.each([
    'users list',
    'USERS LIST',
    ' Users List',
    'Users List ',
    'Users  List',
    'Usеrs List',
    'Users List\u200b',
    'Users\u00a0List',
    'Users',
    '',
  ])('F64 %j opens nothing', (name) => expect(access('/userList', may(name))).toBe('denied'))
  it('F64 NFC and NFD of a name are two names', () => {
    const menu = [{ name: 'Système'.normalize('NFC'), to: '/s' }]
    expect(access('/s', may('Système'.normalize('NFC')), menu)).toBe('allowed')
    expect(access('/s', may('Système'.normalize('NFD')), menu)).toBe('denied')
  })
  it('F64 duplicates and unknown names do no harm', () =>
    expect(access('/userList', may('Nope', 'Users List', 'Users List'))).toBe('allowed'))
  it('F64 10,000 entries are decided in under 5 ms', () => {
    const who = session([...Array.from({ length: 10_000 }, (_, n) => ({ name: `Page ${n}` })), { name: 'Users List' }])
    expect(access('/userList', who)).toBe('allowed')
    expect(fastest(() => access('/userList', who))).toBeLessThan(5)
  })
})

describe('F65 names of the prototype', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'prototype'])(
    'F65 a page called %s is closed unless listed',
    (name) => {
      const menu = [{ name, to: '/odd' }]
      expect(access('/odd', may('Users List'), menu)).toBe('denied')
      expect(access('/odd', session(JSON.parse(`[{"name":${JSON.stringify(name)}}]`)), menu)).toBe('allowed')
    },
  )
})

describe('F66 shapes of the menu', () => {
  const nested = (depth: number): MenuItem =>
    depth === 0 ? { name: 'Deep', to: '/deep' } : { name: `Level ${depth}`, items: [nested(depth - 1)] }
  it.each([1, 3, 10, 1000])('F66 an entry %d levels deep is found', (depth) => {
    expect(access('/deep', may('Deep'), [nested(depth)])).toBe('allowed')
    expect(access('/deep', may('Level 1'), [nested(depth)])).toBe('denied')
  })
  it('F66 a menu that contains itself ends', () => {
    const loop: { name: string; to: string; items: MenuItem[] } = { name: 'Loop', to: '/loop', items: [] }
    loop.items.push(loop, { name: 'Inside', to: '/inside', items: [loop] })
    expect(access('/inside', may('Inside'), [loop])).toBe('allowed')
    expect(access('/nowhere', may('Inside'), [loop])).toBe('denied')
    expect(visibleMenu({ menu: [loop], session: may('Inside') })).toEqual([{ name: 'Loop', items: [{ name: 'Inside', to: '/inside' }] }])
  })
  it('F66 a group with a path of its own is a page', () => {
    const menu = [{ name: 'Group', to: '/group', items: [{ name: 'Child', to: '/child' }] }]
    expect(access('/group', may('Group'), menu)).toBe('allowed')
    expect(access('/child', may('Group'), menu)).toBe('denied')
    expect(access('/group', may('Child'), menu)).toBe('denied')
  })
  it('F66 two entries on one path: either will do', () => {
    const menu = [
      { name: 'One', to: '/same' },
      { name: 'Two', to: '/same/' },
    ]
    for (const name of ['One', 'Two']) expect(access('/same', may(name), menu)).toBe('allowed')
    expect(access('/same', may('Three'), menu)).toBe('denied')
  })
  it('F66 an entry without a target opens no path', () => {
    expect(access('', may('Empty'), [{ name: 'Empty', to: '' }])).toBe('denied')
    expect(access('#', may('Empty'), [{ name: 'Empty', to: '#' }])).toBe('denied')
  })
})

it('F67 the name of a group opens none of its children', () => {
  expect(access('/userList', may("User's Management"))).toBe('denied')
  expect(access('/sub-admin', may('Admin Control'))).toBe('denied')
})

describe('F70 the sidebar and the guard', () => {
  const pathsIn = (menu: readonly MenuItem[]): string[] =>
    menu.flatMap(({ to, items }) => [...(to === undefined ? [] : [to]), ...pathsIn(items ?? [])])

  it('F70 agree on every entry for 1,000 sets', () => {
    const names = [...MENU.flatMap(({ name, items }) => [name, ...(items ?? []).map((item) => item.name)]), 'Unknown', 'users list']
    const who = fc.record({
      isAuth: fc.boolean(),
      role: fc.constantFrom('support', 'superadmin', 'SuperAdmin'),
      access: fc.constantFrom('idle' as const, 'loading' as const, 'ready' as const, 'failed' as const),
      restriction: fc.subarray(names).map((listed) => listed.map((name) => ({ name }))),
    })
    fc.assert(
      fc.property(who, (admin) => {
        const shown = new Set(pathsIn(visibleMenu({ session: admin, menu: MENU })))
        for (const path of pathsIn(MENU)) expect(shown.has(path)).toBe(access(path, admin) === 'allowed')
      }),
      { numRuns: 1000 },
    )
  })
  it('F70 groups stay with their visible entries, and empty ones go', () => {
    expect(visibleMenu({ session: may('Pairs'), menu: MENU })).toEqual([
      { name: 'Dashboard', to: '/dashboard' },
      { name: 'Trade Settings', items: [{ name: 'Pairs', to: '/spot-pair' }] },
    ])
  })
  it('F70 other fields of an entry are kept', () => {
    const menu = [{ name: 'Currency', to: '/coin-list', icon: 'coins' }]
    expect(visibleMenu({ session: may('Currency'), menu })).toEqual(menu)
  })
})
