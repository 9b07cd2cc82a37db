import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { MoreActions } from './MoreActions'
import * as S from './PageHeader.styles'

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The page's h1. It takes focus after a route change, so it has `tabIndex` -1. */
  title: ReactNode
  /** Number of records, as shown: "48,219". */
  count?: ReactNode
  /** State badge beside the title. */
  badge?: ReactNode
  /** One line of context under the title. */
  context?: ReactNode
  /** Buttons at the right, the primary one last. */
  actions?: ReactNode
  /** Acts that are buttons on a wide screen and a menu under 768 px; they stand left of `actions`. */
  moreActions?: readonly PageAction[] | undefined
  /** Unsaved work: amber dot and words. */
  dirty?: boolean | undefined
  headingRef?: ComponentPropsWithRef<'h1'>['ref']
}

export interface PageAction {
  label: string
  icon?: LucideIcon | undefined
  onSelect(): void
  busy?: boolean | undefined
  disabledReason?: string | undefined
}

export function PageHeader({ title, count, badge, context, actions, moreActions, dirty, headingRef, children, ...rest }: PageHeaderProps) {
  return (
    <S.Header {...rest}>
      <S.Words>
        <S.TitleLine>
          <S.Title ref={headingRef} tabIndex={-1}>
            {title}
          </S.Title>
          {count !== undefined && count !== null && <S.Count>{count}</S.Count>}
          {badge}
          {dirty && (
            <S.Dirty role="status">
              <i aria-hidden="true" />
              Unsaved changes
            </S.Dirty>
          )}
        </S.TitleLine>
        {context && <S.Context>{context}</S.Context>}
        {children}
      </S.Words>
      {(actions || moreActions?.length) && (
        <S.Actions>
          <MoreActions actions={moreActions ?? []} />
          {actions}
        </S.Actions>
      )}
    </S.Header>
  )
}
