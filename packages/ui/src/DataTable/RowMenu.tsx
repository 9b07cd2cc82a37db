import { useLayoutEffect, useMemo, useRef } from 'react'
import { useAnchored } from '../anchored/useAnchored'
import { useDismiss } from '../anchored/useDismiss'
import type { MenuEntry } from '../Menu'
import * as S from '../Menu/Menu.styles'
import { MenuEntries } from '../Menu/MenuEntries'
import { MenuContext } from '../Menu/menuContext'
import { entriesOf, useMenuKeys } from '../Menu/useMenuKeys'

interface RowMenuProps {
  /** The row's button, or the row when it shows none. */
  anchor: HTMLElement
  label: string
  items: readonly MenuEntry[]
  onClose: () => void
}

/** The one menu of a table, beside whichever row asked for it. Focus goes back to where it came from. */
export default function RowMenu({ anchor, label, items, onClose }: RowMenuProps) {
  const from = useRef<HTMLElement | null>(anchor)
  const origin = useRef(document.activeElement)
  const layer = useRef<HTMLDivElement>(null)
  useAnchored(from, layer, true, { side: 'bottom', align: 'end', gap: 4 })
  useLayoutEffect(() => entriesOf(layer.current)[0]?.focus({ preventScroll: true }), [])
  const close = (giveFocusBack: boolean) => {
    onClose()
    if (giveFocusBack && origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true })
  }
  const inside = useDismiss(true, [from, layer], () => close(false))
  const onKeyDown = useMenuKeys(close)
  const closeNow = useRef(close)
  useLayoutEffect(() => {
    closeNow.current = close
  })
  const context = useMemo(() => ({ close: () => closeNow.current(true) }), [])
  return (
    <S.Menu ref={layer} role="menu" aria-label={label} popover="manual" tabIndex={-1} {...inside} onKeyDown={onKeyDown}>
      <MenuContext value={context}>
        <MenuEntries entries={items} />
      </MenuContext>
    </S.Menu>
  )
}
