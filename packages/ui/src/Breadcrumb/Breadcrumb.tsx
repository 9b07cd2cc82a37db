import { ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon'
import * as S from './Breadcrumb.styles'

export interface Crumb {
  label: string
  /** Without it the crumb is text: a group that has no page of its own, or the current page. */
  href?: string | undefined
}
export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Group, page, item. The last one is where the reader is. */
  items: readonly Crumb[]
}

export function Breadcrumb({ items, ...rest }: BreadcrumbProps) {
  return (
    <S.Nav aria-label="Breadcrumb" {...rest}>
      <S.List>
        {items.map(({ label, href }, i) => {
          const last = i === items.length - 1
          return (
            <S.Item key={`${href ?? ''} ${label}`} data-last={last || undefined}>
              {last ? (
                <S.Current aria-current="page" dir="auto" title={label.length > 32 ? label : undefined}>
                  {label}
                </S.Current>
              ) : href ? (
                <S.Step href={href}>{label}</S.Step>
              ) : (
                <S.Group>{label}</S.Group>
              )}
              {!last && (
                <S.Divider>
                  <Icon of={ChevronRight} size="sm" />
                </S.Divider>
              )}
            </S.Item>
          )
        })}
      </S.List>
    </S.Nav>
  )
}
