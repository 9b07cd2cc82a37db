import { describe, expect, it } from 'vitest'
import { conditionOf, draftOf } from './conditionOf'
import { describeFilter } from './describeFilter'
import { type FilterCondition, type FilterField, type FilterKind, withFilter } from './filters'

const status: FilterField = {
  name: 'status',
  label: 'Status',
  kind: 'enum',
  values: [
    { value: 'active', label: 'Active' },
    { value: 'pending', label: 'Pending' },
  ],
}
const balance: FilterField = { name: 'balance', label: 'Balance', kind: 'amount', decimals: 8, unit: 'USDT' }
const field = (kind: FilterKind): FilterField => ({ name: 'x', label: 'X', kind })

describe('describeFilter', () => {
  it.each<[FilterField, FilterCondition, string]>([
    [status, { op: 'in', value: 'active,pending' }, 'Active, Pending'],
    [status, { op: 'ne', value: 'active' }, 'not Active'],
    [status, { op: 'in', value: 'frozen' }, 'frozen'],
    [status, { op: 'empty', value: 'true' }, 'empty'],
    [status, { op: 'empty', value: 'false' }, 'not empty'],
    [balance, { op: 'gte', value: '1250.50' }, '1,250.50 USDT or more'],
    [balance, { op: 'between', value: '1,20000' }, '1 to 20,000 USDT'],
    [balance, { op: 'lte', value: '5' }, 'up to 5 USDT'],
    [field('text'), { op: 'contains', value: 'ann' }, 'contains “ann”'],
    [field('text'), { op: 'eq', value: 'a,b' }, 'a,b'],
    [field('boolean'), { op: 'eq', value: 'false' }, 'No'],
    [field('integer'), { op: 'gt', value: '48219' }, 'more than 48,219'],
    [field('tags'), { op: 'contains', value: 'vip' }, 'vip'],
    [field('day'), { op: 'between', value: '2026-10-01,2026-11-20' }, '1 Oct to 20 Nov'],
    [field('day'), { op: 'gte', value: '2026-10-01' }, 'from 1 Oct 2026'],
    [field('time'), { op: 'between', value: '2026-09-30T22:00:00.000Z,2026-10-01T21:59:59.999Z' }, '1 Oct'],
    [field('time'), { op: 'lt', value: '2026-10-01T22:00:00Z' }, 'before 2 Oct 2026'],
    [field('time'), { op: 'gte', value: '-1d' }, 'last 24 hours'],
    [field('time'), { op: 'gte', value: '-12h' }, 'last 12 hours'],
    [field('time'), { op: 'lt', value: '-90d' }, 'more than 90 days ago'],
  ])('says %o %o', (spec, condition, words) =>
    expect(describeFilter(spec, condition, { zone: 'Europe/Berlin', today: '2026-11-20' })).toBe(words),
  )
})

describe('conditionOf', () => {
  const draft = { op: 'eq', first: '', second: '', chosen: [] } as const
  it.each([
    [status, { ...draft, op: 'in', chosen: ['active'] }, { op: 'in', value: 'active' }],
    [status, { ...draft, op: 'in' }, 'Tick one or more.'],
    [balance, { ...draft, op: 'gte', first: '1.250,5' }, { op: 'gte', value: '1250.5' }],
    [balance, { ...draft, op: 'between', first: '2', second: '10' }, { op: 'between', value: '2,10' }],
    [balance, { ...draft, op: 'between', first: '10', second: '2' }, 'The first figure is above the second. Swap them.'],
    [balance, { ...draft, op: 'gte' }, 'Write a figure.'],
    [balance, { ...draft, op: 'gte', first: '0.123456789' }, 'USDT has 8 decimals. Remove the last digit.'],
    [field('integer'), { ...draft, op: 'lte', first: '1.5' }, 'There is room for no decimals. Remove the last digit.'],
    [field('id'), { ...draft, op: 'in', first: 'a1, b2\nc3' }, { op: 'in', value: 'a1,b2,c3' }],
    [field('text'), { ...draft, op: 'contains', first: '  ' }, 'Write a value.'],
    [field('boolean'), { ...draft, first: 'true' }, { op: 'eq', value: 'true' }],
    [field('text'), { ...draft, op: 'empty', first: 'x' }, { op: 'empty', value: 'true' }],
  ] as const)('F88 turns a draft for %o into its condition or into words', (spec, given, result) =>
    expect(conditionOf(spec, given)).toEqual(result),
  )

  it('shows again what it made', () => {
    const condition: FilterCondition = { op: 'between', value: '2,10' }
    expect(conditionOf(balance, draftOf(balance, condition, 'gte'))).toEqual(condition)
  })
  it('changes one field and leaves the others', () => {
    const filters = { a: { op: 'eq', value: '1' }, b: { op: 'eq', value: '2' } } as const
    expect(withFilter(filters, 'a', null)).toEqual({ b: { op: 'eq', value: '2' } })
    expect(withFilter(filters, 'c', { op: 'eq', value: '3' })).toEqual({ ...filters, c: { op: 'eq', value: '3' } })
  })
})
