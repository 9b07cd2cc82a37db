import { describe, expect, it } from 'vitest'
import { resolveCan } from './resolveCan'
import type { AccessSession } from './resolvePageAccess'

const session = (restriction: unknown, more: Partial<AccessSession> = {}): AccessSession => ({
  isAuth: true,
  role: 'support',
  access: 'ready',
  ...more,
  restriction: restriction as AccessSession['restriction'],
})
const can = (who: AccessSession) => resolveCan({ page: 'Currency', action: 'edit', session: who })

describe('resolveCan', () => {
  it.each([
    ['the whole page', [{ name: 'Currency' }]],
    ['the action', [{ name: 'Currency', actions: ['create', 'edit'] }]],
    [
      'either of two entries',
      [
        { name: 'Currency', actions: ['create'] },
        { name: 'Currency', actions: ['edit'] },
      ],
    ],
  ])('%s permits', (_name, restriction) => expect(can(session(restriction))).toBe(true))

  it.each([
    ['another action', [{ name: 'Currency', actions: ['create'] }]],
    ['no action', [{ name: 'Currency', actions: [] }]],
    ['another page', [{ name: 'Pairs', actions: ['edit'] }]],
    ['nothing', []],
  ])('%s does not', (_name, restriction) => expect(can(session(restriction))).toBe(false))

  it.each([
    null,
    {},
    'Currency',
    [null],
    ['Currency'],
    [{ name: 'Currency', actions: null }],
    [{ name: 'Currency', actions: 'edit' }],
    [{ name: 'Currency', actions: [null, 7] }],
  ])('F63 %j permits nothing', (restriction) => expect(can(session(restriction))).toBe(false))

  it('superadmin may everything, nobody nothing, and rights still loading permit nothing', () => {
    expect(can(session([], { role: 'superadmin', access: 'loading' }))).toBe(true)
    expect(can(session([{ name: 'Currency' }], { isAuth: false, role: 'superadmin' }))).toBe(false)
    expect(can(session([{ name: 'Currency' }], { access: 'loading' }))).toBe(false)
  })
})
