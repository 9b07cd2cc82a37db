import type { ComponentPropsWithRef, ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden'
import * as S from './DescriptionList.styles'

export interface Description {
  term: string
  /** Nothing (null, undefined, '') shows as an en dash, which says "none" to screen readers. */
  value: ReactNode
  /** Told apart from others with the same term; the term unless given. */
  id?: string | undefined
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly Description[]
}

/** Facts of a record, name left and value right, one hairline each. */
export function DescriptionList({ items, ...rest }: DescriptionListProps) {
  return (
    <S.List {...rest}>
      {items.map(({ term, value, id = term }) => (
        <S.Entry key={id}>
          <dt>{term}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? (
              <>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>none</VisuallyHidden>
              </>
            ) : (
              value
            )}
          </dd>
        </S.Entry>
      ))}
    </S.List>
  )
}
