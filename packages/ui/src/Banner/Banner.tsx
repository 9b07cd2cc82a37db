import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../Icon'
import { IconButton } from '../IconButton'
import * as S from './Banner.styles'

export type BannerKind = 'info' | 'warning' | 'danger' | 'success'

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  kind?: BannerKind | undefined
  /** The strong first words, with their full stop. */
  title?: ReactNode
  /** One sentence. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** Adds a close button; leave out for what must stay until it is solved. */
  onDismiss?: (() => void) | undefined
}

const ICONS = { info: Info, warning: TriangleAlert, danger: CircleAlert, success: CircleCheck } as const

/** In the page, stays until solved. Give `role="alert"` or `"status"` when it appears after the page did. */
export function Banner({ kind = 'info', title, children, action, onDismiss, ...rest }: BannerProps) {
  return (
    <S.Banner data-kind={kind} {...rest}>
      <Icon of={ICONS[kind]} />
      <S.Words>
        {title && <b>{title}</b>} {children && <span>{children}</span>}
      </S.Words>
      {action && <S.Action>{action}</S.Action>}
      {onDismiss && <IconButton size="sm" iconSize="sm" icon={X} label="Dismiss" onClick={onDismiss} />}
    </S.Banner>
  )
}
