import { Button, Skeleton } from '@quarterdeck/ui'
import type { ReactNode } from 'react'
import type { Loaded } from '../../shared/useRecord'
import * as S from './Dashboard.styles'

export interface CardPartProps<Item> {
  part: Loaded<Item>
  /** What it is, at the start of a sentence. */
  what: string
  /** Pixels the content takes, so that nothing moves when it comes. */
  height?: number
  children(value: Item): ReactNode
}

/** The content of one card: it waits and fails alone, with its own Retry. */
export function CardPart<Item>({ part, what, height = 160, children }: CardPartProps<Item>) {
  if (part.status === 'ready') return children(part.value)
  if (part.status === 'loading') {
    return (
      <S.Waiting role="status" aria-label={`Loading ${what.toLowerCase()}`}>
        <Skeleton height={height} />
      </S.Waiting>
    )
  }
  return (
    <S.Quiet role="alert">
      {what} could not be loaded: {part.failure.message}
      <Button size="sm" onClick={part.retry} busy={part.busy}>
        Try again
      </Button>
    </S.Quiet>
  )
}
