import { Icon } from '../Icon'
import type { RoutedAnchorProps } from '../Link/RoutedAnchor'
import type { ButtonLook } from './Button'
import * as S from './Button.styles'

export interface ButtonLinkProps extends RoutedAnchorProps, ButtonLook {}

/** A link that looks like a button: it goes somewhere, so it can be opened in a new tab. */
export function ButtonLink({ kind = 'secondary', size = 'md', icon, trailing, block, children, ...rest }: ButtonLinkProps) {
  return (
    <S.ButtonLink data-kind={kind} data-size={size} data-block={block || undefined} {...rest}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      {trailing}
    </S.ButtonLink>
  )
}
