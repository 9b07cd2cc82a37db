import { describe, expect, it } from 'vitest'
import { assignSlots, NO_SLOTS } from './rowSlots'

const span = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

describe('assignSlots', () => {
  it('F90 makes no new elements while a window of the same size moves over 100,000 rows', () => {
    let slots = assignSlots(NO_SLOTS, span(0, 40), true)
    for (let top = 0; top < 99_960; top += 713) slots = assignSlots(slots, span(top, top + 40), false)
    expect(Math.max(...slots.slotOf.values())).toBe(39)
    expect(new Set(slots.slotOf.values()).size).toBe(40)
  })

  it('leaves a row in its element while it stays', () => {
    const before = assignSlots(NO_SLOTS, span(0, 10), true)
    const after = assignSlots(before, span(5, 15), false)
    for (const index of span(5, 10)) expect(after.slotOf.get(index)).toBe(before.slotOf.get(index))
  })

  it('moves no element while rows fly by, and puts them in order at rest', () => {
    const before = assignSlots(NO_SLOTS, span(0, 4), true)
    const flying = assignSlots(before, span(2, 6), false)
    expect(flying.order).toEqual(before.order)
    const settled = assignSlots(flying, span(2, 6), true)
    expect(settled.order.map((slot) => [...settled.slotOf].find(([, own]) => own === slot)?.[0])).toEqual([2, 3, 4, 5])
  })

  it('takes elements away when fewer rows are drawn and makes some when more are', () => {
    const many = assignSlots(NO_SLOTS, span(0, 6), true)
    const few = assignSlots(many, span(0, 2), false)
    expect(few.order).toHaveLength(2)
    const more = assignSlots(few, span(0, 5), false)
    expect(new Set(more.order).size).toBe(5)
  })

  it('keeps a far row that holds the focus', () => {
    const before = assignSlots(NO_SLOTS, span(0, 10), true)
    const after = assignSlots(before, [...span(500, 510), 3], false)
    expect(after.slotOf.get(3)).toBe(before.slotOf.get(3))
  })
})
