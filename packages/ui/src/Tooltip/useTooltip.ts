import { type FocusEvent, type KeyboardEvent, type PointerEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useTooltipGroup } from '../theme/UiProvider'

/** Milliseconds of hovering before a tooltip shows. DESIGN §6. */
export const TOOLTIP_DELAY_MS = 400
/** Milliseconds in which the pointer may cross from the control to the tooltip. Ours. */
const LEAVE_MS = 120
/** Milliseconds after one closes in which a neighbour opens at once. Ours. */
const NEIGHBOUR_MS = 500

export interface TooltipTriggerProps {
  ref?: Ref<HTMLElement> | undefined
  'aria-describedby'?: string | undefined
  onPointerEnter?: ((event: PointerEvent<never>) => void) | undefined
  onPointerLeave?: ((event: PointerEvent<never>) => void) | undefined
  onPointerDown?: ((event: PointerEvent<never>) => void) | undefined
  onFocus?: ((event: FocusEvent<never>) => void) | undefined
  onBlur?: ((event: FocusEvent<never>) => void) | undefined
  onKeyDown?: ((event: KeyboardEvent<never>) => void) | undefined
}

/** When a tooltip is open, and the handlers for its control and its layer. The control's own handlers run first. */
export function useTooltip(own: TooltipTriggerProps) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const group = useTooltipGroup()

  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }
  const close = (at: number) => {
    clearTimeout(timer.current)
    if (open && group) group.current = at
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])

  return {
    open,
    trigger: {
      onPointerEnter: (event: PointerEvent<never>) => {
        own.onPointerEnter?.(event)
        if (event.pointerType === 'touch') return
        later(true, group && event.timeStamp - group.current < NEIGHBOUR_MS ? 0 : TOOLTIP_DELAY_MS)
      },
      onPointerLeave: (event: PointerEvent<never>) => {
        own.onPointerLeave?.(event)
        if (open && group) group.current = event.timeStamp
        later(false, open ? LEAVE_MS : 0)
      },
      onPointerDown: (event: PointerEvent<never>) => {
        own.onPointerDown?.(event)
        close(event.timeStamp)
      },
      onFocus: (event: FocusEvent<never>) => {
        own.onFocus?.(event)
        if ((event.target as Element).matches(':focus-visible')) later(true, 0)
      },
      onBlur: (event: FocusEvent<never>) => {
        own.onBlur?.(event)
        close(event.timeStamp)
      },
    },
    layer: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: () => later(false, LEAVE_MS) },
  }
}
