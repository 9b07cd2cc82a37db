import { type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'

/** Opens the native dialog, modally or beside the page, moves focus into it once, and gives focus back at the end. */
export function useDrawer(dialog: RefObject<HTMLDialogElement | null>, modal: boolean, onClose: () => void) {
  const opener = useRef<Element | null>(null)
  const close = useRef(onClose)
  const pressedBeside = useRef(false)
  useEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    opener.current = document.activeElement
    return () => {
      const back = opener.current
      const lost =
        document.activeElement === null || document.activeElement === document.body || dialog.current?.contains(document.activeElement)
      if (lost && back instanceof HTMLElement && back.isConnected) back.focus()
    }
  }, [dialog])

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    if (modal) shown.showModal()
    else shown.show()
    // Focus goes to the drawer itself: its name is read and Tab goes on to its first control.
    shown.focus({ preventScroll: true })
    return () => {
      if (modal) shown.close()
      else shown.open = false
    }
  }, [dialog, modal])

  useEffect(() => {
    if (modal) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return
      const target = event.target
      // In a field of the list Esc belongs to the field.
      if (target instanceof Element && target.matches('input, select, textarea') && !dialog.current?.contains(target)) return
      close.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [dialog, modal])

  return {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedBeside.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      event.stopPropagation()
      if (modal && event.target === event.currentTarget && pressedBeside.current) onClose()
    },
  }
}
