import { describe, expect, it } from 'vitest'
import { placeAnchored } from './placeAnchored'

const view = { width: 1000, height: 800 }
const layer = { width: 200, height: 300 }
const at = (left: number, top: number) => ({ left, top, width: 80, height: 32 })

describe('placeAnchored', () => {
  it.each([
    ['below, at the start', at(100, 100), 'bottom', 'start', { left: 100, top: 136, side: 'bottom' }],
    ['below, at the end', at(400, 100), 'bottom', 'end', { left: 280, top: 136, side: 'bottom' }],
    ['below, centred', at(400, 100), 'bottom', 'center', { left: 340, top: 136, side: 'bottom' }],
    ['above when there is no room below', at(100, 700), 'bottom', 'start', { left: 100, top: 396, side: 'top' }],
    ['below when there is no room above', at(100, 20), 'top', 'start', { left: 100, top: 56, side: 'bottom' }],
    ['pushed in from the right edge', at(950, 100), 'bottom', 'start', { left: 792, top: 136, side: 'bottom' }],
    ['pushed in from the left edge', at(0, 100), 'bottom', 'end', { left: 8, top: 136, side: 'bottom' }],
    ['to the right', at(100, 400), 'right', 'center', { left: 184, top: 266, side: 'right' }],
    ['to the left when there is no room right', at(900, 400), 'right', 'center', { left: 696, top: 266, side: 'left' }],
  ] as const)('goes %s', (_, anchor, side, align, placed) => {
    expect(placeAnchored(anchor, layer, view, { side, align, gap: 4 })).toMatchObject(placed)
  })

  it('gives a layer that is too high the room there is, on the roomier side', () => {
    const placed = placeAnchored(at(100, 300), { width: 200, height: 5000 }, view, { side: 'bottom', align: 'start', gap: 4 })
    expect(placed).toMatchObject({ side: 'bottom', top: 336, maxHeight: 456 })
    expect(placed.top + placed.maxHeight).toBeLessThanOrEqual(view.height)
  })

  it('stays inside a window narrower than the layer', () => {
    expect(
      placeAnchored(at(100, 10), { width: 500, height: 20 }, { width: 320, height: 480 }, { side: 'bottom', align: 'end', gap: 4 }).left,
    ).toBe(8)
  })
})
