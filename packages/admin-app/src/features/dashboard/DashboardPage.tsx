import { usePageAccess } from '@quarterdeck/core'
import { formatTime, IconButton, PageHeader } from '@quarterdeck/ui'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { paths } from '../../app/paths'
import * as S from './Dashboard.styles'
import { NeedsAttention } from './NeedsAttention'
import { NewestUsers } from './NewestUsers'
import { OwnSignIns } from './OwnSignIns'
import { SystemStatus } from './SystemStatus'
import { UpdatedAgo } from './UpdatedAgo'
import { UserTiles } from './UserTiles'

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })

/** /dashboard: what this admin may see, at a glance. A card whose page is not his is absent; one that fails does so alone (PRODUCT §2). */
export function DashboardPage() {
  const users = usePageAccess(paths.users) === 'allowed'
  const queries = useQueryClient()
  const busy = useIsFetching() > 0
  const today = new Date()
  return (
    <>
      <PageHeader
        title="Dashboard"
        context={`${WEEKDAY.format(today)} ${formatTime(today, 'UTC', 'day')}, times in UTC`}
        actions={
          <>
            <UpdatedAgo />
            <IconButton
              label="Refresh"
              icon={RefreshCw}
              bordered
              busy={busy}
              onClick={() => void queries.refetchQueries({ type: 'active' })}
            />
          </>
        }
      />
      <S.Board>
        {users && <UserTiles />}
        <S.Columns>
          <S.Main>{users ? <NewestUsers /> : <OwnSignIns />}</S.Main>
          <S.Side>
            {users && <NeedsAttention />}
            <SystemStatus />
            {users && <OwnSignIns />}
          </S.Side>
        </S.Columns>
      </S.Board>
    </>
  )
}
