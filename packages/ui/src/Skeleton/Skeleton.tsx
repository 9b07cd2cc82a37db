import type { ComponentPropsWithRef } from 'react'
import * as S from './Skeleton.styles'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** CSS length or pixels. */
  width?: number | string | undefined
  /** CSS length or pixels; 10 px is a line of text. */
  height?: number | string | undefined
  /** A disc, for avatars and coins. */
  round?: boolean | undefined
}

/** One grey bar in the shape of what is coming. The region around it is `aria-busy` and holds one hidden status text. */
export function Skeleton({ width = '100%', height = 10, round, style, ...rest }: SkeletonProps) {
  return <S.Bar aria-hidden="true" data-round={round || undefined} style={{ width, height, ...style }} {...rest} />
}
