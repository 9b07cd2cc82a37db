import { type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { firstFocusable } from '../anchored/firstFocusable'

export type CloseReason = 'escape' | 'scrim' | 'button'

/** Opens a native dialog modally while mounted: the browser keeps the focus in and gives it back. Returns the handlers for it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: (reason: CloseReason) => void) {
  const typed = useRef(false)
  const pressedBeside = useRef(false)
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    shown.showModal()
    firstFocusable(shown)?.focus()
    return () => shown.close()
  }, [dialog])

  return {
    onInput: () => {
      typed.current = true
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose('escape')
    },
    // The browser may close after a second Esc without asking.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && event.currentTarget.isConnected) onClose('escape')
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedBeside.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      event.stopPropagation()
      if (event.target === event.currentTarget && pressedBeside.current && !typed.current) onClose('scrim')
    },
  }
}
