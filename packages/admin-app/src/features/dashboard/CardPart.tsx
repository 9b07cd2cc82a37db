import { Button, Skeleton } from '@quarterdeck/ui'
import type { ReactNode } from 'react'
import type { Loaded } from '../../shared/useRecord'
import * as S from './Dashboard.styles'

export interface CardPartProps<Item> {
  part: Loaded<Item>
  /** What it is, at the start of a sentence. */
  what: string
  children(value: Item): ReactNode
}

/** The content of one card: it waits and fails alone, with its own Retry. */
export function CardPart<Item>({ part, what, children }: CardPartProps<Item>) {
  if (part.status === 'ready') return children(part.value)
  if (part.status === 'loading') {
    return (
      <S.Waiting role="status" aria-label={`Loading ${what}`}>
        <Skeleton height={30} />
        <Skeleton height={30} />
        <Skeleton height={30} />
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
