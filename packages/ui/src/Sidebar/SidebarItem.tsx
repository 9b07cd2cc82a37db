import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLayout } from '../AdminLayout/layoutContext'
import { Icon } from '../Icon'
import type { RoutedAnchorProps } from '../Link/RoutedAnchor'
import { Tooltip } from '../Tooltip'
import * as S from './Sidebar.styles'

export interface SidebarItemProps extends Omit<RoutedAnchorProps, 'children'> {
  label: string
  icon: LucideIcon
  /** The page that is open. */
  current?: boolean | undefined
  /** A figure at the end. */
  count?: ReactNode
}

/** One entry of the sidebar. In the collapsed sidebar its name is a tooltip. */
export function SidebarItem({ label, icon, current, count, ...rest }: SidebarItemProps) {
  const collapsed = useLayout()?.collapsed ?? false
  const item = (
    <S.Item aria-current={current ? 'page' : undefined} aria-label={collapsed ? label : undefined} {...rest}>
      <Icon of={icon} />
      <S.ItemLabel>{label}</S.ItemLabel>
      {count !== undefined && <S.ItemCount>{count}</S.ItemCount>}
    </S.Item>
  )
  return collapsed ? (
    <Tooltip text={label} side="right" describes={false}>
      {item}
    </Tooltip>
  ) : (
    item
  )
}
