import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react'
import { mergeRefs } from '../anchored/mergeRefs'
import { Toast } from './Toast'
import * as S from './ToastArea.styles'

export interface ToastItem {
  readonly id: number | string
  /** `success` is green, everything else red. Read as text, whatever it is. */
  readonly type: unknown
  /** Read as text, whatever it is; markup stays text. */
  readonly message: unknown
  /** How often the same toast was raised; shown from 2. */
  readonly count?: number | undefined
}

export interface ToastAreaProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Newest first or last, as they come: the newest is the one with the highest place at the end of the list. */
  toasts: readonly ToastItem[]
  onDismiss(id: ToastItem['id']): void
  /** Pointer or focus is on the toasts: the clocks should stop. */
  onPause?: (() => void) | undefined
  onResume?: (() => void) | undefined
  /** Toasts drawn at once. DESIGN §6: three. */
  max?: number | undefined
}

/** Top right, newest on top, above every dialog. Draws what it is given: who owns the toasts owns their clock (2000 ms, SPEC §9). */
export function ToastArea({ toasts, onDismiss, onPause, onResume, max = 3, ref, ...rest }: ToastAreaProps) {
  const area = useRef<HTMLElement>(null)
  const [paused, setPaused] = useState(false)
  const shown = toasts.slice(-max).reverse()
  const waiting = toasts.length - shown.length
  const newest = shown[0]?.id

  useLayoutEffect(() => {
    const layer = area.current
    if (!layer) return
    // Shown anew for each toast, so that it lies above a dialog that has opened since.
    if (layer.matches(':popover-open')) layer.hidePopover()
    if (newest !== undefined) layer.showPopover()
  }, [newest])

  const pause = (next: boolean) => {
    if (next === paused) return
    setPaused(next)
    if (next) onPause?.()
    else onResume?.()
  }
  return (
    <S.Area
      ref={mergeRefs(area, ref)}
      popover="manual"
      aria-label="Notifications"
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(area.current?.contains(document.activeElement) ?? false)}
      onFocus={() => pause(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) pause(area.current?.matches(':hover') ?? false)
      }}
      {...rest}
    >
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} paused={paused} onDismiss={onDismiss} />
      ))}
      {waiting > 0 && <S.More role="status">{waiting} more</S.More>}
    </S.Area>
  )
}
