import type { ComponentPropsWithRef, CSSProperties } from 'react'
import * as S from './Avatar.styles'
import { hueOf } from './hueOf'
import { initialsOf } from './initialsOf'

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose initials; any text, also emoji and right-to-left names. */
  name: string
  /** 18, 22, 28 or 44 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined
}

/** Initials on a tint whose hue comes from the name. Decorative: the name stands beside it. */
export function Avatar({ name, size = 'md', style, ...rest }: AvatarProps) {
  const tint: CSSProperties & { '--h': number } = { '--h': hueOf(name), ...style }
  return (
    <S.Avatar data-size={size} aria-hidden="true" style={tint} {...rest}>
      <bdi>{initialsOf(name)}</bdi>
    </S.Avatar>
  )
}
