import type { TimelineEntry } from '@quarterdeck/reference-api/contract'
import { Button, Skeleton, Timeline, TimeText } from '@quarterdeck/ui'
import { useCallback } from 'react'
import { useRecord } from '../../shared/useRecord'
import { getCoinTimeline } from './coins.api'
import * as S from './coins.styles'

/** What admins did with a currency, from the audit log; waits and fails alone. */
export function CoinTimeline({ code }: { code: string }) {
  const timeline = useRecord<{ items: readonly TimelineEntry[] }>(
    ['coins', 'timeline', code],
    useCallback((http, signal) => getCoinTimeline(http, code, signal), [code]),
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
  if (timeline.value.items.length === 0) return <S.Quiet>No administrator has changed anything here.</S.Quiet>
  return (
    <Timeline
      entries={timeline.value.items.map(({ id, at, actor, action, reason }) => ({
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
