export interface Box {
  left: number
  top: number
  width: number
  height: number
}
export interface Placement {
  side: 'top' | 'bottom' | 'left' | 'right'
  /** Along the anchor's edge. `start` and `end` are already turned round for right-to-left text by the caller. */
  align: 'start' | 'center' | 'end'
  /** Pixels between anchor and layer. */
  gap: number
}
export interface Placed {
  left: number
  top: number
  side: Placement['side']
  /** Pixels the layer may be high without leaving the window. */
  maxHeight: number
}

/** Pixels kept free at the window's edges. */
const EDGE = 8
const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

/** Where a floating layer goes: beside its anchor, turned over to the other side when only that side has room, never outside the window. */
export function placeAnchored(
  anchor: Box,
  layer: { width: number; height: number },
  view: { width: number; height: number },
  wanted: Placement,
): Placed {
  const { gap, align } = wanted
  const room = {
    top: anchor.top - gap - EDGE,
    bottom: view.height - (anchor.top + anchor.height) - gap - EDGE,
    left: anchor.left - gap - EDGE,
    right: view.width - (anchor.left + anchor.width) - gap - EDGE,
  }
  const upright = wanted.side === 'top' || wanted.side === 'bottom'
  const need = upright ? layer.height : layer.width
  const other = OPPOSITE[wanted.side]
  const side = room[wanted.side] < need && room[other] > room[wanted.side] ? other : wanted.side

  const along = (start: number, length: number, size: number) =>
    align === 'start' ? start : align === 'end' ? start + length - size : start + (length - size) / 2
  const maxHeight = Math.max(0, upright ? room[side] : view.height - 2 * EDGE)
  const height = Math.min(layer.height, maxHeight)

  const left =
    side === 'left'
      ? anchor.left - gap - layer.width
      : side === 'right'
        ? anchor.left + anchor.width + gap
        : along(anchor.left, anchor.width, layer.width)
  const top =
    side === 'top'
      ? anchor.top - gap - height
      : side === 'bottom'
        ? anchor.top + anchor.height + gap
        : along(anchor.top, anchor.height, height)

  return {
    left: clamp(left, EDGE, Math.max(EDGE, view.width - layer.width - EDGE)),
    top: clamp(top, EDGE, Math.max(EDGE, view.height - height - EDGE)),
    side,
    maxHeight,
  }
}
