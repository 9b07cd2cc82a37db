import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import * as S from './AdminLayout.styles'

interface NavDialogProps {
  children: ReactNode
  onClose(): void
}

/** The navigation over the sheet. Modal: the browser holds the focus inside and gives it back. A chosen link or a click beside it closes. */
export function NavDialog({ children, onClose }: NavDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element
    if (target === dialog.current || target.closest('a[href]')) onClose()
  }
  return (
    <S.NavDialog ref={dialog} aria-label="Menu" onClose={onClose} onClick={onClick}>
      {children}
    </S.NavDialog>
  )
}
