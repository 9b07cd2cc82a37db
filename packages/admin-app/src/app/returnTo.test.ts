import { describe, expect, it } from 'vitest'
import { menu } from './menu'
import { loginPath, parseReturnTo, resolveReturnTo } from './returnTo'

const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%2F/evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http://evil.example/userList',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '/\tuserList',
  '/user\nList',
  '/userList\r\nLocation: https://evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /userList',
  '/..//evil.example',
  '/../userList',
  '/userList/../sub-admin',
  '/./userList',
  '/userList/%2e%2e/sub-admin',
  '/userList\\..\\sub-admin',
  '/@evil.example',
  '/userList@evil.example',
  '/.evil.example',
  'userList',
  '?next=/userList',
  '#/userList',
  '',
  '/',
  '/login',
  '/login?next=//evil.example',
  '/resetPassword/abc',
  '/500',
  '/nowhere',
  '/UserList',
  `/userList?q=${'x'.repeat(2000)}`,
  '/userList\u0000',
  '／userList',
]

describe('F61 parseReturnTo', () => {
  it('is tried with 40 payloads or more', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(40)
  })

  it.each(HOSTILE)('refuses %j', (target) => {
    expect(parseReturnTo(target)).toBeNull()
  })

  it.each([null, undefined])('refuses %s', (target) => {
    expect(parseReturnTo(target)).toBeNull()
  })
})

describe('F60 parseReturnTo', () => {
  it.each([
    ['/userList', { pathname: '/userList', search: '', hash: '' }],
    ['/userList/', { pathname: '/userList', search: '', hash: '' }],
    ['/userList?page=2&q=%C3%A9#top', { pathname: '/userList', search: '?page=2&q=%C3%A9', hash: '#top' }],
    ['/userList?next=//evil.example', { pathname: '/userList', search: '?next=//evil.example', hash: '' }],
    ['/%75serList', { pathname: '/userList', search: '', hash: '' }],
  ])('keeps %s', (target, expected) => {
    expect(parseReturnTo(target)).toEqual(expected)
  })
})

describe('F60 resolveReturnTo', () => {
  const limited = { isAuth: true, role: 'support', restriction: [{ name: 'Users List' }], access: 'ready' as const }
  const dashboard = { status: 'ready', to: { pathname: '/dashboard' } }

  it.each([
    [
      'a page the admin may open',
      '/userList?page=2',
      limited,
      { status: 'ready', to: { pathname: '/userList', search: '?page=2', hash: '' } },
    ],
    ['a page the admin may not open', '/sub-admin', limited, dashboard],
    ['a hostile target', '//evil.example', limited, dashboard],
    ['no target', null, limited, dashboard],
    ['rights under way', '/userList', { ...limited, access: 'loading' as const }, { status: 'loading' }],
    ['rights that could not be loaded', '/userList', { ...limited, access: 'failed' as const }, dashboard],
  ])('decides about %s', (_name, target, session, expected) => {
    expect(resolveReturnTo(target, session, menu)).toEqual(expected)
  })
})

describe('loginPath', () => {
  it.each([
    ['/userList', '?page=2', '/login?next=%2FuserList%3Fpage%3D2'],
    ['/dashboard', '', '/login'],
    ['/nowhere', '', '/login'],
    ['//evil.example', '', '/login'],
  ])('from %s%s leads to %s', (pathname, search, expected) => {
    expect(loginPath({ pathname, search, hash: '' })).toBe(expected)
  })
})
