import type { ListResult, UserLogin, UserSession } from '@quarterdeck/reference-api/contract'
import { Badge, TimeText } from '@quarterdeck/ui'
import { useCallback } from 'react'
import { countryName } from '../../shared/countryName'
import { useRecord } from '../../shared/useRecord'
import { DrawerPart } from './DrawerPart'
import * as S from './UserDrawer.styles'
import { listUserLogins, listUserSessions } from './users.api'

const RESULTS: Readonly<Record<string, string>> = {
  succeeded: 'Signed in',
  wrong_password: 'Wrong password',
  wrong_code: 'Wrong code',
  frozen: 'Refused, account frozen',
  blocked: 'Refused, too many tries',
}

const place = (country: string | null, device: string | null) => [country && countryName(country), device].filter(Boolean).join(', ')

/** Where a user is signed in now, and the newest attempts. */
export function UserSignIns({ id }: { id: string }) {
  const sessions = useRecord<readonly UserSession[]>(
    ['users', 'sessions', id],
    useCallback((http, signal) => listUserSessions(http, id, signal), [id]),
  )
  const logins = useRecord<ListResult<UserLogin>>(
    ['users', 'logins', id],
    useCallback((http, signal) => listUserLogins(http, id, signal), [id]),
  )
  return (
    <>
      <S.Section>
        <h3>Sessions</h3>
        <DrawerPart part={sessions} what="sessions">
          {(items) =>
            items.length === 0 ? (
              <S.Quiet>Not signed in anywhere in the last 30 days.</S.Quiet>
            ) : (
              <S.Lines>
                {items.map((session) => (
                  <li key={session.id}>
                    <span>
                      <S.Mono>{session.ip ?? 'address unknown'}</S.Mono>
                      <small>{place(session.country, session.device)}</small>
                    </span>
                    {session.endedAt ? <TimeText value={session.endedAt} /> : <Badge kind="success">Open</Badge>}
                  </li>
                ))}
              </S.Lines>
            )
          }
        </DrawerPart>
      </S.Section>
      <S.Section>
        <h3>Sign-in attempts</h3>
        <DrawerPart part={logins} what="sign-in attempts">
          {({ items }) =>
            items.length === 0 ? (
              <S.Quiet>No attempt is recorded.</S.Quiet>
            ) : (
              <S.Lines>
                {items.map((login) => (
                  <li key={login.id}>
                    <span>
                      {RESULTS[login.result] ?? login.result}
                      <small>
                        {login.ip} {place(login.country, login.device)}
                      </small>
                    </span>
                    <TimeText value={login.at} />
                  </li>
                ))}
              </S.Lines>
            )
          }
        </DrawerPart>
      </S.Section>
    </>
  )
}
