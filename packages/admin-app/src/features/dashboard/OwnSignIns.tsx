import type { ListResult, LoginHistoryItem } from '@quarterdeck/reference-api/contract'
import { Card, Icon, Link, TimeText } from '@quarterdeck/ui'
import { CircleAlert, MapPin } from 'lucide-react'
import { paths } from '../../app/paths'
import { useRecord } from '../../shared/useRecord'
import { CardPart } from './CardPart'
import * as S from './Dashboard.styles'
import { listOwnLogins } from './dashboard.api'
import { REFRESH_MS } from './useUserCount'

/** Attempts shown; Login history has the rest. */
const SHOWN = 4

/** The newest sign-ins on one's own account: the place to notice a stranger. */
export function OwnSignIns() {
  const logins = useRecord<ListResult<LoginHistoryItem>>(['loginHistory', 'newest'], listOwnLogins, REFRESH_MS)
  return (
    <Card title="Your sign-ins" ruled flush actions={<Link href={paths.loginHistory}>Login history</Link>}>
      <CardPart part={logins} what="Your sign-ins">
        {({ items }) => (
          <S.Rows>
            {items.slice(0, SHOWN).map((login) => (
              <li key={login.id}>
                <S.Line as="div">
                  <Icon of={login.result === 'ok' ? MapPin : CircleAlert} />
                  <S.Who>
                    <b>{[login.place?.city, login.place?.country].filter(Boolean).join(', ') || login.device || 'Unknown place'}</b>
                    <small>
                      {login.result === 'ok' ? '' : 'Failed, '}
                      {login.ip}
                    </small>
                  </S.Who>
                  <TimeText value={login.at} />
                </S.Line>
              </li>
            ))}
          </S.Rows>
        )}
      </CardPart>
    </Card>
  )
}
