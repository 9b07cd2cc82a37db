import { describe, expect, it } from 'vitest'
import { cycleSort, MAX_SORT, type SortEntry } from './cycleSort'

const asc = (id: string): SortEntry => ({ id, desc: false })
const desc = (id: string): SortEntry => ({ id, desc: true })

describe('cycleSort', () => {
  it.each<[string, SortEntry[], string, boolean, SortEntry[]]>([
    ['none to ascending', [], 'a', false, [asc('a')]],
    ['ascending to descending', [asc('a')], 'a', false, [desc('a')]],
    ['descending to none', [desc('a')], 'a', false, []],
    ['another column replaces', [desc('a')], 'b', false, [asc('b')]],
    ['one of several stays alone', [asc('a'), asc('b')], 'b', false, [desc('b')]],
    ['Shift adds at the end', [desc('a')], 'b', true, [desc('a'), asc('b')]],
    ['Shift turns in place', [asc('a'), asc('b')], 'a', true, [desc('a'), asc('b')]],
    ['Shift removes and keeps the others', [desc('a'), asc('b')], 'a', true, [asc('b')]],
    ['Shift with nothing sorted', [], 'a', true, [asc('a')]],
  ])('%s', (_, before, id, add, after) => {
    expect(cycleSort(before, id, add)).toEqual(after)
  })

  it('keeps the newest columns when there are too many', () => {
    const full = ['a', 'b', 'c'].map(asc)
    expect(cycleSort(full, 'd', true)).toEqual(['b', 'c', 'd'].map(asc))
    expect(cycleSort(full, 'd', true)).toHaveLength(MAX_SORT)
  })
})
