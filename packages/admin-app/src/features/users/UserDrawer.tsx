import type { User, UserListItem } from '@quarterdeck/reference-api/contract'
import { Avatar, Button, Drawer, ScreenMessage, Skeleton, TabPanel, Tabs } from '@quarterdeck/ui'
import { useCallback } from 'react'
import { type Loaded, useRecord } from '../../shared/useRecord'
import type { RecordParam } from '../../shared/useRecordParam'
import { UserBadges } from './UserBadges'
import { UserBalances } from './UserBalances'
import * as S from './UserDrawer.styles'
import { UserIdentity } from './UserIdentity'
import { UserNotes } from './UserNotes'
import { UserOverview } from './UserOverview'
import { UserSignIns } from './UserSignIns'
import { UserTimeline } from './UserTimeline'
import { getUser } from './users.api'

export interface UserDrawerProps {
  id: string
  drawer: RecordParam
  /** Rows of the list behind, for stepping and for the head while the user is loading. */
  rows: readonly UserListItem[]
}

/** One user beside the list: deep-linked, stepped through with the arrows, closed by Esc and Back. */
export function UserDrawer({ id, drawer, rows }: UserDrawerProps) {
  const user = useRecord<User>(
    ['users', 'one', id],
    useCallback((http, signal) => getUser(http, id, signal), [id]),
  )
  const at = rows.findIndex((row) => String(row.id) === id)
  const known = user.status === 'ready' ? user.value : rows[at]
  const step = (by: number) => {
    const row = rows[at + by]
    return row && (() => drawer.step(String(row.id)))
  }
  return (
    <Drawer
      open
      onClose={drawer.close}
      label={known?.fullName ?? `User ${id}`}
      stepper={at < 0 ? undefined : { position: at + 1, total: rows.length, onPrevious: step(-1), onNext: step(1), noun: 'user' }}
      header={known ? <Head user={known} /> : <Skeleton width={220} height={44} />}
      tabs={<Tabs id="user" label="User" tabs={tabsOf(user)} selected={drawer.tab} onSelect={drawer.setTab} />}
    >
      <Body user={user} drawer={drawer} />
    </Drawer>
  )
}

function Head({ user }: { user: UserListItem }) {
  return (
    <S.Head>
      <Avatar name={user.fullName} size="lg" />
      <div>
        <S.Name>
          <h2 dir="auto">{user.fullName}</h2>
          <UserBadges user={user} />
        </S.Name>
        <S.Address>{user.email}</S.Address>
      </div>
    </S.Head>
  )
}

function tabsOf(user: Loaded<User>) {
  const counts = user.status === 'ready' ? { balances: user.value.balances.length, notes: user.value.stats.notes } : null
  return [
    { id: 'overview', label: 'Overview' },
    { id: 'identity', label: 'KYC' },
    { id: 'balances', label: 'Balances', ...(counts && { count: counts.balances }) },
    { id: 'sign-ins', label: 'Sign-ins' },
    { id: 'notes', label: 'Notes', ...(counts && { count: counts.notes }) },
    { id: 'timeline', label: 'Timeline' },
  ]
}

function Body({ user, drawer }: { user: Loaded<User>; drawer: RecordParam }) {
  if (user.status === 'loading') {
    return (
      <S.Waiting role="status" aria-label="Loading user">
        <Skeleton height={58} />
        <Skeleton height={240} />
      </S.Waiting>
    )
  }
  if (user.status === 'failed') {
    const gone = user.failure.kind === 'gone' || user.failure.kind === 'invalid'
    return (
      <ScreenMessage
        kind={gone ? 'empty' : user.failure.kind === 'denied' ? 'denied' : 'failed'}
        title={gone ? 'This user is no longer there' : 'The user could not be loaded'}
        headingLevel={3}
        {...(gone ? { actions: <Button onClick={drawer.close}>Back to the list</Button> } : { onRetry: user.retry, retrying: user.busy })}
        {...(user.failure.requestId && { reference: user.failure.requestId })}
      >
        {gone ? 'It may have been deleted, or the address is wrong.' : user.failure.message}
      </ScreenMessage>
    )
  }
  return (
    <TabPanel of="user" tab={drawer.tab}>
      <Panel user={user.value} drawer={drawer} />
    </TabPanel>
  )
}

function Panel({ user, drawer }: { user: User; drawer: RecordParam }) {
  switch (drawer.tab) {
    case 'identity':
      return <UserIdentity user={user} />
    case 'balances':
      return <UserBalances balances={user.balances} />
    case 'sign-ins':
      return <UserSignIns id={String(user.id)} />
    case 'notes':
      return <UserNotes id={String(user.id)} />
    case 'timeline':
      return <UserTimeline id={String(user.id)} />
    default:
      return <UserOverview user={user} onTab={drawer.setTab} />
  }
}
