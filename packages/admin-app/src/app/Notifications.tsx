import { useErrorLog } from '@quarterdeck/core'
import { Button, IconButton, Popover, TimeText } from '@quarterdeck/ui'
import { Bell, BellDot } from 'lucide-react'
import * as S from './Notifications.styles'

/** Errors outlive their toast here, so that none is lost (PRODUCT §0). */
export function Notifications() {
  const { entries, unread, markRead, clear } = useErrorLog()
  const label = unread > 0 ? `Notifications, ${unread} new` : 'Notifications'
  return (
    <Popover
      label="Notifications"
      align="end"
      padded={false}
      onOpenChange={markRead}
      trigger={<IconButton label={label} icon={unread > 0 ? BellDot : Bell} />}
    >
      <S.Panel>
        <S.Head>
          <b>Notifications</b>
          {entries.length > 0 && (
            <Button size="sm" kind="ghost" onClick={clear}>
              Clear
            </Button>
          )}
        </S.Head>
        {entries.length === 0 ? (
          <S.None>No errors since you signed in.</S.None>
        ) : (
          <S.List>
            {entries.map(({ id, message, count, at }) => (
              <li key={id}>
                <p dir="auto">{message}</p>
                <small>
                  <TimeText value={at} precision="second" />
                  {count > 1 && <span> ×{count}</span>}
                </small>
              </li>
            ))}
          </S.List>
        )}
      </S.Panel>
    </Popover>
  )
}
