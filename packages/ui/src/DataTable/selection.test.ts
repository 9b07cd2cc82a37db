import { describe, expect, it } from 'vitest'
import { NO_SELECTION, pageState, selectedCount, type TableSelection, togglePage, toggleRange, toggleRow } from './selection'

const page = ['a', 'b', 'c', 'd', 'e']
const ids = (...list: string[]): TableSelection => ({ all: false, ids: list })

describe('selection', () => {
  it('ticks and unticks one row and keeps ticks of other pages', () => {
    expect(toggleRow(ids('z'), page, 'b')).toEqual(ids('z', 'b'))
    expect(toggleRow(ids('z', 'b'), page, 'b')).toEqual(ids('z'))
  })

  it.each([
    ['downwards', NO_SELECTION, 'b', 'd', ids('b', 'c', 'd')],
    ['upwards', NO_SELECTION, 'd', 'b', ids('b', 'c', 'd')],
    ['onto itself', NO_SELECTION, 'c', 'c', ids('c')],
    ['unticks when the target is ticked', ids('b', 'c', 'd', 'z'), 'b', 'd', ids('z')],
    ['without an anchor it is a plain tick', NO_SELECTION, null, 'd', ids('d')],
    ['with an anchor of another page too', NO_SELECTION, 'y', 'd', ids('d')],
  ])('range: %s', (_, before, anchor, target, after) => {
    expect(toggleRange(before, page, anchor, target)).toEqual(after)
  })

  it('the head box ticks the whole page unless it is ticked already', () => {
    expect(togglePage(ids('b'), page)).toEqual(ids('b', 'a', 'c', 'd', 'e'))
    expect(togglePage(ids(...page, 'z'), page)).toEqual(ids('z'))
  })

  it('unticking one row of everything that matches leaves the rest of the page', () => {
    expect(toggleRow({ all: true, count: 48_219 }, page, 'c')).toEqual(ids('a', 'b', 'd', 'e'))
  })

  it('says how much of the page is ticked', () => {
    expect(pageState(NO_SELECTION, page)).toBe('none')
    expect(pageState(ids('z'), page)).toBe('none')
    expect(pageState(ids('a'), page)).toBe('some')
    expect(pageState(ids(...page), page)).toBe('all')
    expect(pageState({ all: true, count: 9 }, page)).toBe('all')
    expect(pageState({ all: true, count: 9 }, [])).toBe('none')
  })

  it('counts what matches, not only what is on the page', () => {
    expect(selectedCount({ all: true, count: 48_219 })).toBe(48_219)
    expect(selectedCount(ids('a', 'z'))).toBe(2)
  })
})
