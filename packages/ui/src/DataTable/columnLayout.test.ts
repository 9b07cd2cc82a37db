import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ColumnChange, changeLayout, columnOrder, initialLayout } from './columnLayout'
import type { ColumnFace } from './DataTableColumn'

const columns: ColumnFace[] = [
  { id: 'name', header: 'User', hideable: false },
  { id: 'id', header: 'User ID' },
  { id: 'state', header: 'Status', min: 80 },
  { id: 'country', header: 'Country', hidden: true },
  { id: 'balance', header: 'Balance', pin: true },
]
const start = initialLayout(columns)
const after = (...changes: ColumnChange[]) => changes.reduce((layout, change) => changeLayout(columns, layout, change), start)

describe('column layout', () => {
  it('starts as the columns ask', () => {
    expect(start).toEqual({ order: [], hidden: ['country'], pinned: ['balance'], widths: {} })
    expect(columnOrder(columns, start)).toEqual(['name', 'id', 'state', 'country', 'balance'])
  })

  it('shows and hides, but never a locked column', () => {
    expect(after({ type: 'show', id: 'country', shown: true }).hidden).toEqual([])
    expect(after({ type: 'show', id: 'name', shown: false })).toBe(start)
  })

  it('never hides the last column', () => {
    const free = [
      { id: 'a', header: 'A' },
      { id: 'b', header: 'B' },
    ]
    const one = changeLayout(free, initialLayout(free), { type: 'show', id: 'a', shown: false })
    expect(changeLayout(free, one, { type: 'show', id: 'b', shown: false })).toBe(one)
  })

  it('moves a column and keeps locked ones at the start', () => {
    expect(columnOrder(columns, after({ type: 'move', id: 'balance', to: 1 }))).toEqual(['name', 'balance', 'id', 'state', 'country'])
    expect(columnOrder(columns, after({ type: 'move', id: 'balance', to: -5 }))[0]).toBe('name')
    expect(after({ type: 'move', id: 'name', to: 3 })).toBe(start)
    expect(after({ type: 'move', id: 'id', to: 1 })).toBe(start)
  })

  it('keeps widths within the limits and of known columns', () => {
    const wide = after({ type: 'resize', widths: { id: 12, state: 50, balance: 5000, gone: 200 } })
    expect(wide.widths).toEqual({ id: 64, state: 80, balance: 960 })
  })

  it('pins, unpins and resets', () => {
    const pinned = after({ type: 'pin', id: 'id', pinned: true })
    expect(pinned.pinned).toEqual(['balance', 'id'])
    expect(changeLayout(columns, pinned, { type: 'pin', id: 'balance', pinned: false }).pinned).toEqual(['id'])
    expect(changeLayout(columns, pinned, { type: 'reset' })).toEqual(start)
  })

  it('reads a remembered layout of an older release: unknown ids go, new columns come behind their neighbour', () => {
    const remembered = { ...start, order: ['name', 'gone', 'balance', 'id', 'balance'] }
    expect(columnOrder(columns, remembered)).toEqual(['name', 'balance', 'id', 'state', 'country'])
  })

  it('holds each column exactly once, whatever was done', () => {
    const id = fc.constantFrom('name', 'id', 'state', 'country', 'balance', 'gone')
    const change = fc.oneof(
      fc.record({ type: fc.constant('move' as const), id, to: fc.integer({ min: -9, max: 9 }) }),
      fc.record({ type: fc.constant('show' as const), id, shown: fc.boolean() }),
      fc.record({ type: fc.constant('pin' as const), id, pinned: fc.boolean() }),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const order = columnOrder(columns, after(...changes))
        expect([...order].sort()).toEqual(columns.map((column) => column.id).sort())
        expect(order[0]).toBe('name')
      }),
    )
  })
})
