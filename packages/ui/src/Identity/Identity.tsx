import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as S from './Identity.styles'

export interface IdentityProps extends Omit<ComponentPropsWithRef<'span'>, 'title' | 'children'> {
  /** An Avatar, Coin or PairMark. */
  media?: ReactNode
  /** Who or what it is. */
  title: ReactNode
  /** A second, quieter line; left out in compact tables. */
  note?: ReactNode
}

/** Who or what a row is: a mark, a name, a quieter line. Cards give it more room than tables. */
export function Identity({ media, title, note, ...rest }: IdentityProps) {
  return (
    <S.Identity {...rest}>
      {media ? <span data-media="">{media}</span> : null}
      <S.Words>
        <b>
          <bdi>{title}</bdi>
        </b>
        {note ? (
          <small>
            <bdi>{note}</bdi>
          </small>
        ) : null}
      </S.Words>
    </S.Identity>
  )
}
