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
  /** In the order they came: the newest is the last. */
  toasts: readonly ToastItem[]
  /** Further toasts that wait for a place and are not in `toasts`. */
  waiting?: number | undefined
  onDismiss(id: ToastItem['id']): void
  /** Pointer or focus is on the toasts: the clocks should stop. */
  onPause?: (() => void) | undefined
  onResume?: (() => void) | undefined
  /** Toasts drawn at once. DESIGN §6: three. */
  max?: number | undefined
}

/** Top right, newest on top, above every dialog. Draws what it is given: who owns the toasts owns their clock (2000 ms, SPEC §9). */
export function ToastArea({ toasts, waiting = 0, onDismiss, onPause, onResume, max = 3, ref, ...rest }: ToastAreaProps) {
  const area = useRef<HTMLElement>(null)
  /** The modal dialog it was last laid over. */
  const over = useRef<Element>(undefined)
  const [paused, setPaused] = useState(false)
  const shown = toasts.slice(-max).reverse()
  const more = waiting + toasts.length - shown.length
  const newest = shown[0]?.id

  useLayoutEffect(() => {
    const layer = area.current
    if (!layer) return
    if (newest === undefined) {
      if (layer.matches(':popover-open')) layer.hidePopover()
      setPaused(false)
      return
    }
    // Shown anew only above a dialog that has opened since: doing so repeats the toasts to screen readers.
    const dialog = Array.from(document.querySelectorAll('dialog:modal')).at(-1)
    const covered = dialog !== undefined && dialog !== over.current
    if (covered && layer.matches(':popover-open')) layer.hidePopover()
    if (!layer.matches(':popover-open')) layer.showPopover()
    over.current = dialog
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
      {more > 0 && <S.More role="status">{more} more</S.More>}
    </S.Area>
  )
}
