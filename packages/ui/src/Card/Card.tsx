import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import * as S from './Card.styles'

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title?: ReactNode
  /** Right end of the head: a link, a legend, a menu button. */
  actions?: ReactNode
  /** Hairline under the head. */
  ruled?: boolean | undefined
  /** No padding: tables and lists that touch the edges. */
  flush?: boolean | undefined
  headingLevel?: 2 | 3 | undefined
}

/** A group with a hairline edge. It does not float, so it has no shadow. */
export function Card({ title, actions, ruled, flush, headingLevel = 2, children, ...rest }: CardProps) {
  const id = useId()
  return (
    <S.Card aria-labelledby={title ? id : undefined} {...rest}>
      {(title || actions) && (
        <S.Head data-ruled={ruled || undefined}>
          {title && (
            <S.Title as={`h${headingLevel}`} id={id}>
              {title}
            </S.Title>
          )}
          {actions && <S.Actions>{actions}</S.Actions>}
        </S.Head>
      )}
      <S.Body data-flush={flush || undefined} data-headless={(!title && !actions) || undefined}>
        {children}
      </S.Body>
    </S.Card>
  )
}
