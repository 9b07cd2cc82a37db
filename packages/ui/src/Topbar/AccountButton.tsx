import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Avatar } from '../Avatar'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden'
import * as S from './Topbar.styles'

export interface AccountButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  name: string
  /** Role in words: "superadmin". */
  roleName: string
}

/** Opens the account menu. On a phone only the avatar shows. */
export function AccountButton({ name, roleName, ...rest }: AccountButtonProps) {
  return (
    <S.Account type="button" aria-haspopup="menu" {...rest}>
      <VisuallyHidden>Account</VisuallyHidden>
      <Avatar name={name} />
      <S.Who>
        <b dir="auto">{name}</b>
        <small>{roleName}</small>
      </S.Who>
      <S.Chevron>
        <Icon of={ChevronDown} size="sm" />
      </S.Chevron>
    </S.Account>
  )
}
