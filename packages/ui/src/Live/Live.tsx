import type { ComponentPropsWithRef } from 'react'
import { Tooltip } from '../Tooltip'
import * as S from './Live.styles'

export interface LiveProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** State of the realtime link. */
  state: 'live' | 'reconnecting' | 'off'
  /** Since when, e.g. "Live since 14:02:11 UTC"; shown as tooltip. */
  since?: string | undefined
}

const WORDS = { live: 'Live', reconnecting: 'Reconnecting', off: 'Offline' } as const

/** The quiet sign in the topbar. It never blocks anything. */
export function Live({ state, since, ...rest }: LiveProps) {
  const sign = (
    <S.Live role="status" data-state={state} tabIndex={since ? 0 : undefined} {...rest}>
      <S.Dot aria-hidden="true" />
      {WORDS[state]}
    </S.Live>
  )
  return since ? <Tooltip text={since}>{sign}</Tooltip> : sign
}
