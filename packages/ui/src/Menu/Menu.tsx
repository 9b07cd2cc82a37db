import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { mergeRefs } from '../anchored/mergeRefs'
import { useAnchored } from '../anchored/useAnchored'
import { useDismiss } from '../anchored/useDismiss'
import * as S from './Menu.styles'
import { MenuEntries, type MenuEntry } from './MenuEntries'
import { MenuContext } from './menuContext'
import { entriesOf, useMenuKeys } from './useMenuKeys'

export interface MenuTriggerProps {
  id?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined
  'aria-haspopup'?: 'menu' | undefined
  'aria-expanded'?: boolean | 'true' | 'false' | undefined
  'aria-controls'?: string | undefined
}

export interface MenuProps {
  /** The button that opens it: `<Button>`, `<IconButton>`, `<AccountButton>`. */
  trigger: ReactElement<MenuTriggerProps>
  /** Name of the menu for screen readers. */
  label: string
  /** Entries as data … */
  items?: readonly MenuEntry[] | undefined
  /** … or as `<MenuItem>`, `<MenuSection>` and `<MenuSeparator>`. Danger goes last, after a separator. */
  children?: ReactNode
  side?: 'bottom' | 'top' | 'left' | 'right' | undefined
  align?: 'start' | 'end' | undefined
  /** Told when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A list of acts beside its trigger; turns over when there is no room. Arrows, Home, End, letters, Esc. */
export function Menu({ trigger, label, items, children, side = 'bottom', align = 'end', onOpenChange }: MenuProps) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  /** Which entry takes focus once open: none after a pointer click. */
  const [open, setOpen] = useState<false | 'none' | 'first' | 'last'>(false)

  const change = (next: typeof open) => {
    setOpen(next)
    if (!next !== !open) onOpenChange?.(next !== false)
  }
  const close = (giveFocusBack: boolean) => {
    change(false)
    if (giveFocusBack) anchor.current?.focus()
  }
  useAnchored(anchor, layer, open !== false, { side, align, gap: 4 })
  useLayoutEffect(() => {
    if (!open) return
    const entries = entriesOf(layer.current)
    const start = open === 'first' ? entries[0] : open === 'last' ? entries.at(-1) : layer.current
    start?.focus({ preventScroll: true })
  }, [open])
  const inside = useDismiss(open !== false, [anchor, layer], () => close(false))
  const onKeyDown = useMenuKeys(close)
  const closeRef = useRef(close)
  useLayoutEffect(() => {
    closeRef.current = close
  })
  const context = useMemo(() => ({ close: () => closeRef.current(true) }), [])
  const own = trigger.props

  return (
    <>
      {cloneElement(trigger, {
        ref: mergeRefs(own.ref, anchor),
        'aria-haspopup': 'menu',
        'aria-expanded': open !== false,
        'aria-controls': open ? id : undefined,
        onClick: (event) => {
          own.onClick?.(event)
          // A click made by Enter or Space has no detail.
          if (!event.defaultPrevented) change(open ? false : event.detail === 0 ? 'first' : 'none')
        },
        onKeyDown: (event) => {
          own.onKeyDown?.(event)
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          change(event.key === 'ArrowDown' ? 'first' : 'last')
        },
      })}
      {open && (
        <S.Menu
          ref={layer}
          id={id}
          role="menu"
          aria-label={label}
          popover="manual"
          tabIndex={-1}
          {...inside}
          onClick={(event) => event.stopPropagation()}
          onKeyDown={onKeyDown}
        >
          <MenuContext value={context}>
            {items && <MenuEntries entries={items} />}
            {children}
          </MenuContext>
        </S.Menu>
      )}
    </>
  )
}
