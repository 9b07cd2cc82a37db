import { cloneElement, type ReactElement, type ReactNode, useId, useRef } from 'react'
import { mergeRefs } from '../anchored/mergeRefs'
import { useAnchored } from '../anchored/useAnchored'
import { Kbd } from '../Kbd'
import * as S from './Tooltip.styles'
import { type TooltipTriggerProps, useTooltip } from './useTooltip'

export interface TooltipProps {
  /** A name or an exact value, never instructions. */
  text: ReactNode
  /** Key shown after the text. */
  shortcut?: string | undefined
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** `false` when the text only repeats the control's own name. */
  describes?: boolean | undefined
  /** One element that takes `ref`, pointer, focus and key handlers. */
  children: ReactElement<TooltipTriggerProps>
}

/** Shows after 400 ms of hovering (at once beside another tooltip) and on keyboard focus. Esc hides it, the pointer may rest on it. */
export function Tooltip({ text, shortcut, side = 'bottom', describes = true, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const { open, trigger, layer } = useTooltip(children.props)
  useAnchored(anchor, tip, open, { side, align: 'center', gap: 6 })
  const own = children.props
  return (
    <>
      {cloneElement(children, {
        ...trigger,
        ref: mergeRefs(own.ref, anchor),
        'aria-describedby': open && describes ? [own['aria-describedby'], id].filter(Boolean).join(' ') : own['aria-describedby'],
      })}
      {open && (
        <S.Tip ref={tip} id={id} role="tooltip" popover="manual" {...layer}>
          {text}
          {shortcut && <Kbd>{shortcut}</Kbd>}
        </S.Tip>
      )}
    </>
  )
}
