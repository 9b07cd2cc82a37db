import { Check, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useOverflowing } from '../anchored/useOverflowing'
import { Icon } from '../Icon'
import { IconButton } from '../IconButton'
import type { ToastItem } from './ToastArea'
import * as S from './ToastArea.styles'
import { toastMessage, toastTitle } from './toastText'

interface ToastProps {
  toast: ToastItem
  paused: boolean
  onDismiss(id: ToastItem['id']): void
}

/** One toast: seal, title, message, close, and the line of the time left. */
export function Toast({ toast, paused, onDismiss }: ToastProps) {
  const good = toast.type === 'success'
  const count = typeof toast.count === 'number' && toast.count > 1 ? toast.count : 0
  const words = toastMessage(toast.message)
  const text = useRef<HTMLParagraphElement>(null)
  const cut = useOverflowing(text)
  const [whole, setWhole] = useState(false)

  return (
    <S.Toast role={good ? 'status' : 'alert'} data-good={good || undefined}>
      <S.Seal aria-hidden="true">
        <Icon of={good ? Check : X} strokeWidth={3} />
      </S.Seal>
      <S.Words>
        <S.Title dir="auto">
          {toastTitle(toast.type)}
          {count > 0 && (
            <S.Count>
              <span aria-hidden="true">×{count}</span>
              <S.Spoken>, {count} times</S.Spoken>
            </S.Count>
          )}
        </S.Title>
        <S.Message ref={text} dir="auto" data-whole={whole || undefined} tabIndex={whole && cut ? 0 : undefined}>
          {words}
        </S.Message>
        {cut && !whole && (
          <S.Whole type="button" onClick={() => setWhole(true)}>
            Show all
          </S.Whole>
        )}
      </S.Words>
      <IconButton size="sm" icon={X} iconSize="sm" label="Dismiss" tooltipSide="left" onClick={() => onDismiss(toast.id)} />
      <S.Life key={count} data-paused={paused || undefined} aria-hidden="true" />
    </S.Toast>
  )
}
