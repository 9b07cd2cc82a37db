import { Check, type LucideIcon } from 'lucide-react'
import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { Icon } from '../Icon'
import { Kbd } from '../Kbd'
import * as S from './Menu.styles'
import { useMenu } from './menuContext'

export interface MenuItemProps {
  children?: ReactNode
  icon?: LucideIcon | undefined
  /** Runs after the menu has closed and focus is back on the trigger, so a dialog it opens gives focus back there too. */
  onSelect?: (() => void) | undefined
  /** Makes it a link. */
  href?: string | undefined
  /** Key shown at the end. */
  shortcut?: string | undefined
  /** State in words at the end, e.g. "On". */
  state?: ReactNode
  /** A box that can be ticked; with `exclusive`, one of several. */
  checked?: boolean | undefined
  exclusive?: boolean | undefined
  /** `danger` for what removes or stops something. */
  kind?: 'danger' | undefined
  disabled?: boolean | undefined
  /** Why it cannot be chosen; shown under the label. */
  disabledReason?: string | undefined
  /** The menu stays open, as it does for boxes. */
  keepOpen?: boolean | undefined
}

const focusUnderPointer = (event: PointerEvent<HTMLElement>) => {
  if (event.pointerType === 'mouse' && document.activeElement !== event.currentTarget) event.currentTarget.focus({ preventScroll: true })
}

export function MenuItem(props: MenuItemProps) {
  const { children, icon, onSelect, href, shortcut, state, checked, exclusive, kind, disabled, disabledReason, keepOpen } = props
  const menu = useMenu()
  const off = disabled || disabledReason !== undefined
  const boxed = checked !== undefined && !exclusive
  const onClick = (event: MouseEvent) => {
    if (off) return event.preventDefault()
    if (!(keepOpen ?? boxed)) menu.close()
    onSelect?.()
  }
  const shared = {
    tabIndex: -1,
    'aria-disabled': off || undefined,
    'data-kind': kind,
    'data-words': typeof children === 'string' ? children : undefined,
    onClick,
    onPointerMove: focusUnderPointer,
  }
  const content = (
    <>
      {boxed && <S.Box aria-hidden="true">{checked && <Icon of={Check} strokeWidth={3} />}</S.Box>}
      {icon && <Icon of={icon} />}
      <S.ItemLabel>
        {children}
        {disabledReason && <S.Reason>{disabledReason}</S.Reason>}
      </S.ItemLabel>
      {(shortcut || state || (exclusive && checked)) && (
        <S.Tail>
          {state}
          {shortcut && <Kbd aria-hidden="true">{shortcut}</Kbd>}
          {exclusive && checked && <Icon of={Check} size="sm" />}
        </S.Tail>
      )}
    </>
  )
  if (href !== undefined && !off)
    return (
      <S.LinkItem role="menuitem" href={href} {...shared}>
        {content}
      </S.LinkItem>
    )
  return (
    <S.Item
      type="button"
      role={checked === undefined ? 'menuitem' : exclusive ? 'menuitemradio' : 'menuitemcheckbox'}
      aria-checked={checked}
      aria-keyshortcuts={shortcut}
      {...shared}
    >
      {content}
    </S.Item>
  )
}
