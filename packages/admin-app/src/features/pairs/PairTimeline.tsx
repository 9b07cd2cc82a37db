import type { TimelineEntry } from '@quarterdeck/reference-api/contract'
import { Button, Skeleton, Timeline, TimeText } from '@quarterdeck/ui'
import { useCallback } from 'react'
import { useRecord } from '../../shared/useRecord'
import { getPairTimeline } from './pairs.api'
import * as S from './pairs.styles'

/** What admins did with a pair, from the audit log. It waits and fails alone. */
export function PairTimeline({ symbol }: { symbol: string }) {
  const timeline = useRecord<{ items: readonly TimelineEntry[] }>(
    ['pairs', 'timeline', symbol],
    useCallback((http, signal) => getPairTimeline(http, symbol, signal), [symbol]),
  )
  if (timeline.status === 'loading') {
    return (
      <S.Waiting role="status" aria-label="Loading timeline">
        <Skeleton height={36} />
        <Skeleton height={36} />
      </S.Waiting>
    )
  }
  if (timeline.status === 'failed') {
    return (
      <S.Quiet role="alert">
        The timeline could not be loaded: {timeline.failure.message}{' '}
        <Button size="sm" onClick={timeline.retry} busy={timeline.busy}>
          Try again
        </Button>
      </S.Quiet>
    )
  }
  const { items } = timeline.value
  if (items.length === 0) return <S.Quiet>No administrator has changed anything here.</S.Quiet>
  return (
    <Timeline
      entries={items.map(({ id, at, actor, action, reason }) => ({
        id,
        title: (
          <>
            {action} <S.By>by {actor}</S.By>
          </>
        ),
        at: <TimeText value={at} />,
        detail: reason,
      }))}
    />
  )
}
