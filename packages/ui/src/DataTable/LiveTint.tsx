import { useState } from 'react'
import { compareAmounts } from '../amount/compareAmounts'

/** Tints its cell for 600 ms whenever the decimal changes, up or down (DESIGN §9); the first value is not a change. */
export function LiveTint({ rowId, value }: { rowId: string; value: string }) {
  const [seen, setSeen] = useState({ rowId, value, move: 0, times: 0 })
  if (seen.rowId !== rowId) setSeen({ rowId, value, move: 0, times: 0 })
  else if (seen.value !== value) setSeen({ rowId, value, move: compareAmounts(value, seen.value), times: seen.times + 1 })
  if (seen.times === 0 || seen.move === 0) return null
  // A new key starts the tint anew when a second change comes within the 600 ms.
  return <i key={seen.times} aria-hidden="true" data-tint={seen.move > 0 ? 'up' : 'down'} />
}
