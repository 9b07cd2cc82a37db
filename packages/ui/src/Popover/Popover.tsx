import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { firstFocusable } from '../anchored/firstFocusable'
import { mergeRefs } from '../anchored/mergeRefs'
import { useAnchored } from '../anchored/useAnchored'
import { useDismiss } from '../anchored/useDismiss'
import type { MenuTriggerProps } from '../Menu/Menu'
import * as S from './Popover.styles'

type PopoverTriggerProps = Omit<MenuTriggerProps, 'aria-haspopup'> & { 'aria-haspopup'?: 'dialog' | undefined }

export interface PopoverProps {
  trigger: ReactElement<PopoverTriggerProps>
  /** Name for screen readers. */
  label: string
  /** The content, or a function that is given a way to close. */
  children: ReactNode | ((close: () => void) => ReactNode)
  side?: 'bottom' | 'top' | 'left' | 'right' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** Padding around the content; `false` for content that touches the edges. */
  padded?: boolean | undefined
  /** Leave out to let it keep its own state. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A small form or list beside its trigger. Not modal; Esc and a click elsewhere close it. */
export function Popover({ trigger, label, children, side = 'bottom', align = 'start', padded = true, open, onOpenChange }: PopoverProps) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [ownOpen, setOwnOpen] = useState(false)
  const shown = open ?? ownOpen
  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const close = () => {
    change(false)
    anchor.current?.focus()
  }
  useAnchored(anchor, layer, shown, { side, align, gap: 4 })
  useLayoutEffect(() => {
    if (shown) (firstFocusable(layer.current) ?? layer.current)?.focus({ preventScroll: true })
  }, [shown])
  const inside = useDismiss(shown, [anchor, layer], () => change(false))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const own = trigger.props
  return (
    <>
      {cloneElement(trigger, {
        ref: mergeRefs(own.ref, anchor),
        'aria-haspopup': 'dialog',
        'aria-expanded': shown,
        'aria-controls': shown ? id : undefined,
        onClick: (event) => {
          own.onClick?.(event)
          if (!event.defaultPrevented) change(!shown)
        },
      })}
      {shown && (
        <S.Popover
          ref={layer}
          id={id}
          role="dialog"
          aria-label={label}
          popover="manual"
          tabIndex={-1}
          data-padded={padded || undefined}
          {...inside}
          onClick={(event) => event.stopPropagation()}
          onKeyDown={onKeyDown}
        >
          {typeof children === 'function' ? children(close) : children}
        </S.Popover>
      )}
    </>
  )
}
