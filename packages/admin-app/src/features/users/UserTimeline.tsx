import type { TimelineEntry } from '@quarterdeck/reference-api/contract'
import { Timeline, TimeText } from '@quarterdeck/ui'
import { useCallback } from 'react'
import { useRecord } from '../../shared/useRecord'
import { DrawerPart } from './DrawerPart'
import * as S from './UserDrawer.styles'
import { getUserTimeline } from './users.api'

/** What admins did with a user, from the audit log. */
export function UserTimeline({ id }: { id: string }) {
  const timeline = useRecord<{ items: readonly TimelineEntry[] }>(
    ['users', 'timeline', id],
    useCallback((http, signal) => getUserTimeline(http, id, signal), [id]),
  )
  return (
    <DrawerPart part={timeline} what="timeline">
      {({ items }) =>
        items.length === 0 ? (
          <S.Quiet>No administrator has changed anything here.</S.Quiet>
        ) : (
          <Timeline
            entries={items.map(({ id: key, at, actor, action, reason }) => ({
              id: key,
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
    </DrawerPart>
  )
}
