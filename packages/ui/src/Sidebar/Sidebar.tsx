import { Clock } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { useLayout } from '../AdminLayout/layoutContext'
import { Icon } from '../Icon'
import { Kbd } from '../Kbd'
import { Tooltip } from '../Tooltip'
import * as S from './Sidebar.styles'
import { SidebarItem, type SidebarItemProps } from './SidebarItem'

export interface SidebarEntry extends Pick<SidebarItemProps, 'label' | 'icon' | 'count'> {
  href: string
}
export interface SidebarGroup {
  /** Entries that stand alone are a group without a label. */
  label?: string | undefined
  items: readonly SidebarEntry[]
}
export interface SidebarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Only what the admin may open. A group without entries is left out. */
  groups: readonly SidebarGroup[]
  /** `href` of the entry that is open. */
  current?: string | undefined
  /** A `<Wordmark>`. */
  brand: ReactNode
  /** Where the brand leads, normally the dashboard. */
  homeHref: string
  /** The running UTC time, "14:32:08": the app owns the clock. */
  clock?: ReactNode
  /** Opens the list of shortcuts. */
  onShortcuts?: (() => void) | undefined
  /** Told before navigation, e.g. for prefetching on intent. */
  onIntent?: ((href: string) => void) | undefined
  /** Any click on an entry; the app may reset the list when the current page is chosen again. */
  onChoose?: ((href: string) => void) | undefined
}

export function Sidebar({ groups, current, brand, homeHref, clock, onShortcuts, onIntent, onChoose, ...rest }: SidebarProps) {
  const collapsed = useLayout()?.collapsed ?? false
  const id = useId()
  return (
    <S.Sidebar data-collapsed={collapsed || undefined} {...rest}>
      <S.Brand href={homeHref}>{brand}</S.Brand>
      <S.Nav aria-label="Main">
        {groups
          .filter((group) => group.items.length > 0)
          .map(({ label, items }, i) => (
            <S.Group key={`${label ?? ''}${items[0]?.href}`}>
              {label && <S.GroupLabel id={`${id}${i}`}>{label}</S.GroupLabel>}
              <S.Items aria-labelledby={label ? `${id}${i}` : undefined}>
                {items.map((item) => (
                  <li key={item.href}>
                    <SidebarItem
                      {...item}
                      current={item.href === current}
                      onPointerEnter={() => onIntent?.(item.href)}
                      onFocus={() => onIntent?.(item.href)}
                      onClick={() => onChoose?.(item.href)}
                    />
                  </li>
                ))}
              </S.Items>
            </S.Group>
          ))}
      </S.Nav>
      {(clock || onShortcuts) && (
        <S.Foot>
          {clock && (
            <>
              <Icon of={Clock} size="sm" />
              <S.Time>{clock}</S.Time>
              <S.Zone>UTC</S.Zone>
            </>
          )}
          {onShortcuts && (
            <Tooltip text="Keyboard shortcuts" describes={false} side="top">
              <S.ShortcutsKey type="button" aria-label="Keyboard shortcuts" onClick={onShortcuts}>
                <Kbd>?</Kbd>
              </S.ShortcutsKey>
            </Tooltip>
          )}
        </S.Foot>
      )}
    </S.Sidebar>
  )
}
