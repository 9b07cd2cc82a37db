import { Button, Skeleton } from '@quarterdeck/ui'
import type { ReactNode } from 'react'
import type { Loaded } from '../../shared/useRecord'
import * as S from './UserDrawer.styles'

export interface DrawerPartProps<Item> {
  part: Loaded<Item>
  /** What it is, in the middle of a sentence: "notes". */
  what: string
  children(value: Item): ReactNode
}

/** A part of the drawer with a call of its own: it waits and fails alone. */
export function DrawerPart<Item>({ part, what, children }: DrawerPartProps<Item>) {
  if (part.status === 'ready') return children(part.value)
  if (part.status === 'loading') {
    return (
      <S.Waiting role="status" aria-label={`Loading ${what}`}>
        <Skeleton height={36} />
        <Skeleton height={36} />
        <Skeleton height={36} />
      </S.Waiting>
    )
  }
  return (
    <S.Quiet role="alert">
      The {what} could not be loaded: {part.failure.message}{' '}
      <Button size="sm" onClick={part.retry} busy={part.busy}>
        Try again
      </Button>
    </S.Quiet>
  )
}
