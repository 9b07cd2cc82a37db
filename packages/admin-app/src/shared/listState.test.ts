import type { ListSpec } from '@quarterdeck/reference-api/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyListState,
  FILTER_OPS,
  formatListState,
  isNarrowed,
  type ListState,
  PAGE_SIZES,
  parseListState,
  writeListState,
} from './listState'

const spec: ListSpec = {
  sort: ['email', 'createdAt'],
  defaultSort: 'createdAt:desc',
  filters: { state: { kind: 'enum', values: ['active', 'frozen'] }, level: { kind: 'integer' } },
  search: ['email'],
  day: 'createdAt',
}
const read = (search: string) => parseListState(new URLSearchParams(search), spec)

describe('parseListState', () => {
  it.each([
    ['', emptyListState],
    ['page=3&limit=50', { ...emptyListState, page: 3, limit: 50 }],
    ['page=0&limit=7', emptyListState],
    ['page=-1&limit=1e9', emptyListState],
    ['page=NaN&limit=', emptyListState],
    ['page=1.5', emptyListState],
    [
      'sort=email:asc,createdAt:desc',
      {
        ...emptyListState,
        sort: [
          { id: 'email', desc: false },
          { id: 'createdAt', desc: true },
        ],
      },
    ],
    ['sort=email:asc,email:desc', { ...emptyListState, sort: [{ id: 'email', desc: false }] }],
    ['sort=password:asc,email:up', emptyListState],
    ['f.state=in:active,frozen', { ...emptyListState, filters: { state: { op: 'in', value: 'active,frozen' } } }],
    ['f.state=like:x&f.secret=eq:1&f.level=', emptyListState],
    ['f.level=eq:a:b', { ...emptyListState, filters: { level: { op: 'eq', value: 'a:b' } } }],
    ['from=2026-11-01&to=2026-02-30', { ...emptyListState, from: '2026-11-01' }],
    ['__proto__=1&constructor=2', emptyListState],
  ] as const)('reads %s', (search, expected) => {
    expect(read(search)).toEqual(expected)
  })

  it('cuts a search at 100 characters', () => {
    expect(read(`q=${'x'.repeat(250)}`).q).toHaveLength(100)
  })
})

describe('writeListState', () => {
  it('keeps unknown parameters and drops defaults', () => {
    const params = new URLSearchParams('view=42&utm=a&utm=b&page=9&q=old')
    expect(writeListState(params, { ...emptyListState, q: 'new' }).toString()).toBe('view=42&utm=a&utm=b&q=new')
  })

  it('reads back what it wrote, whatever the state', () => {
    const state = fc.record({
      page: fc.integer({ min: 1, max: 999_999 }),
      limit: fc.constantFrom(...PAGE_SIZES),
      sort: fc.uniqueArray(fc.record({ id: fc.constantFrom(...spec.sort), desc: fc.boolean() }), {
        selector: (rule) => rule.id,
      }),
      q: fc.string({ maxLength: 100 }).map((q) => q.trim()),
      filters: fc.dictionary(
        fc.constantFrom('state', 'level'),
        fc.record({ op: fc.constantFrom(...FILTER_OPS), value: fc.string({ minLength: 1 }) }),
      ),
      from: fc.constantFrom('', '2024-02-29'),
      to: fc.constantFrom('', '2026-12-31'),
    })
    fc.assert(
      fc.property(state, (asked: ListState) => {
        const words = new URLSearchParams(formatListState(asked)).toString()
        expect(parseListState(new URLSearchParams(words), spec)).toEqual({ ...asked, filters: { ...asked.filters } })
      }),
    )
  })
})

describe('isNarrowed', () => {
  it.each([
    ['page=4&sort=email:asc', false],
    ['q=%20', false],
    ['q=a', true],
    ['f.level=gte:2', true],
    ['to=2026-01-01', true],
  ])('%s is narrowed: %s', (search, expected) => {
    expect(isNarrowed(read(search))).toBe(expected)
  })
})
