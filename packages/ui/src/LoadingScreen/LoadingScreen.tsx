import type { ComponentPropsWithRef } from 'react'
import { Mark } from '../Mark'
import * as S from './LoadingScreen.styles'

export interface LoadingScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** SPEC §4: a private route shows exactly this while it waits. */
  text?: string | undefined
}

/** Full screen while the session is being restored. */
export function LoadingScreen({ text = 'Loading....', ...rest }: LoadingScreenProps) {
  return (
    <S.Screen role="status" {...rest}>
      <S.Sign>
        <Mark size={32} />
      </S.Sign>
      <p>{text}</p>
      <S.Track aria-hidden="true" />
    </S.Screen>
  )
}
