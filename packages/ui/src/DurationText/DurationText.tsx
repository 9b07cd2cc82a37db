import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { figures } from '../theme/mixins'
import { formatDuration } from '../time/formatDuration'

const Stretch = styled.time`
  ${figures}
  unicode-bidi: isolate;
  direction: ltr;
`

export interface DurationTextProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime' | 'children'> {
  /** Milliseconds. Null means unknown: an en dash. */
  value: number | null | undefined
}

/** A length of time or a latency: figure, thin space, unit (DESIGN §10). */
export function DurationText({ value, ...rest }: DurationTextProps) {
  const known = value !== null && value !== undefined && Number.isFinite(value)
  return (
    <Stretch {...rest} dateTime={known ? `PT${Math.abs(value) / 1000}S` : undefined}>
      {known ? formatDuration(value) : '–'}
    </Stretch>
  )
}
