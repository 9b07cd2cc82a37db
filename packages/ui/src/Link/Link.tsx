import * as S from './Link.styles'
import type { RoutedAnchorProps } from './RoutedAnchor'

export type LinkProps = RoutedAnchorProps

/** A link in running text, in the accent colour. */
export function Link(props: LinkProps) {
  return <S.Link {...props} />
}
