/** Which element draws which row. Elements of rows that have left are given to rows that come, so scrolling makes no new ones. */
export interface RowSlots {
  readonly slotOf: ReadonlyMap<number, number>
  /** Slots in the order of the page's elements. */
  readonly order: readonly number[]
}

export const NO_SLOTS: RowSlots = { slotOf: new Map(), order: [] }

/**
 * Slots for the rows that are drawn now; a row keeps the one it has.
 * Elements are put in the rows' order only at rest (`settled`): moving them costs a frame, and nobody reads them in order while they fly by.
 */
export function assignSlots(before: RowSlots, indexes: readonly number[], settled: boolean): RowSlots {
  const wanted = new Set(indexes)
  const free = [...before.slotOf].filter(([index]) => !wanted.has(index)).map(([, slot]) => slot)
  const slotOf = new Map<number, number>()
  for (const index of indexes) {
    const slot = before.slotOf.get(index)
    if (slot !== undefined) slotOf.set(index, slot)
  }
  let next = Math.max(-1, ...before.slotOf.values()) + 1
  for (const index of indexes) {
    if (slotOf.has(index)) continue
    const slot = free.pop()
    slotOf.set(index, slot ?? next)
    if (slot === undefined) next += 1
  }
  const inOrder = [...indexes].sort((a, b) => a - b).map((index) => slotOf.get(index) ?? -1)
  if (settled) return { slotOf, order: inOrder }
  const used = new Set(inOrder)
  const kept = before.order.filter((slot) => used.has(slot))
  const known = new Set(kept)
  return { slotOf, order: [...kept, ...inOrder.filter((slot) => !known.has(slot))] }
}
