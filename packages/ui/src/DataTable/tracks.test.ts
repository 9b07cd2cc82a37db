import { describe, expect, it } from 'vitest'
import { pinMark, tracksOf } from './tracks'
import type { PlacedColumn } from './useColumnModel'

const place = (id: string, width: number, grow: number, pinnedAt?: number): PlacedColumn<unknown> => ({
  column: { id, header: id, cell: () => null },
  width,
  grow,
  pinnedAt,
})
const none = { grip: false, select: false, menu: false }

describe('tracksOf', () => {
  it('shares spare space by weight and reaches the edges of the sheet', () => {
    expect(tracksOf([place('a', 160, 160, 0), place('b', 80, 0)], none).template).toBe(
      'minmax(calc(10rem + var(--table-edge) - var(--cell-px)), 160fr) calc(5rem + var(--table-edge) - var(--cell-px))',
    )
  })

  it('puts spare space that nobody takes before the actions', () => {
    expect(tracksOf([place('a', 160, 0, 0)], { ...none, menu: true }).template).toBe(
      'calc(10rem + var(--table-edge) - var(--cell-px)) minmax(0, 1fr) calc(2rem + var(--table-edge))',
    )
  })

  it('places pinned columns after the box and marks the last one', () => {
    const tracks = tracksOf([place('a', 160, 1, 0), place('b', 80, 1, 160), place('c', 80, 1)], { ...none, select: true })
    expect(tracks.pinnedAt.get('b')).toBe('calc(10rem + var(--table-edge) + 1rem + var(--cell-px))')
    expect([pinMark(tracks, 'a'), pinMark(tracks, 'b'), pinMark(tracks, 'c')]).toEqual(['', 'last', undefined])
  })
})
