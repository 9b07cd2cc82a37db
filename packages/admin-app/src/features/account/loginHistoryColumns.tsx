import type { LoginHistoryItem } from '@quarterdeck/reference-api/contract'
import { Badge, Button, type DataTableColumn, TimeText } from '@quarterdeck/ui'
import { countryName } from '../../shared/countryName'

const REASONS: Readonly<Record<string, string>> = {
  wrong_password: 'Wrong password',
  wrong_code: 'Wrong code',
  unknown_email: 'Unknown address',
  locked: 'Locked after too many tries',
  suspended: 'Account suspended',
  rate_limited: 'Too many tries',
}

const METHODS: Readonly<Record<string, string>> = {
  password: 'Password',
  totp: 'Password and code',
  recovery: 'Recovery code',
  invitation: 'Invitation',
}

function placeName({ place }: LoginHistoryItem): string {
  return [place?.city, place?.country && countryName(place.country)].filter(Boolean).join(', ')
}

/** Columns of the own sign-ins; `onDisown` opens the question whether it was somebody else. */
export const loginHistoryColumns = (onDisown: (login: LoginHistoryItem) => void): readonly DataTableColumn<LoginHistoryItem>[] => [
  {
    id: 'at',
    header: 'Time',
    cell: (login) => <TimeText value={login.at} precision="second" />,
    width: 180,
    sortable: true,
    hideable: false,
    cardSlot: 'title',
  },
  {
    id: 'result',
    header: 'Result',
    cell: (login) =>
      login.result === 'ok' ? (
        <Badge kind="success">Signed in</Badge>
      ) : (
        <Badge kind="danger">{REASONS[login.reason ?? ''] ?? login.reason ?? 'Failed'}</Badge>
      ),
    width: 200,
    sortable: true,
    cardSlot: 'status',
    skeleton: 'badge',
  },
  { id: 'ip', header: 'Address', cell: (login) => login.ip, width: 140, sortable: true, cardSlot: 'meta' },
  { id: 'place', header: 'Place', cell: placeName, width: 160 },
  { id: 'device', header: 'Device', cell: (login) => login.device, width: 180, grow: 1, cardSlot: 'value' },
  { id: 'method', header: 'Method', cell: (login) => METHODS[login.method] ?? login.method, width: 150 },
  {
    id: 'session',
    header: 'Session',
    cell: ({ session }) =>
      session &&
      (session.current ? (
        <Badge kind="accent">This one</Badge>
      ) : session.endedAt ? (
        <Badge>Ended</Badge>
      ) : (
        <Badge kind="success">Open</Badge>
      )),
    width: 110,
    skeleton: 'badge',
  },
  {
    id: 'act',
    header: 'Report',
    headerHidden: true,
    cell: (login) =>
      login.disownedAt ? (
        'Reported'
      ) : login.result === 'ok' && !login.session?.current ? (
        <Button size="sm" kind="ghost" onClick={() => onDisown(login)}>
          This wasn’t me
        </Button>
      ) : null,
    width: 140,
  },
]
