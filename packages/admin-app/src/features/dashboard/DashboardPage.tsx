import { useCan, usePageAccess } from '@quarterdeck/core'
import { formatTime, IconButton, PageHeader, SegmentedControl } from '@quarterdeck/ui'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { AdminActivity } from './AdminActivity'
import { Attention } from './Attention'
import * as S from './Dashboard.styles'
import { PeopleChart } from './PeopleChart'
import { RecentBotOrders } from './RecentBotOrders'
import { RANGES, readPeriod } from './range'
import { SystemStatus } from './SystemStatus'
import { Tiles } from './Tiles'
import { UpdatedAgo } from './UpdatedAgo'
import { VolumeChart } from './VolumeChart'

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
const KEY = { queryKey: ['dashboard'] }

/** /dashboard: the platform at a glance. A card whose page the admin may not open is absent; one that fails does so alone (PRODUCT §2). */
export function DashboardPage() {
  const [params, setParams] = useSearchParams()
  const period = useMemo(() => readPeriod(params), [params])
  const may = {
    users: usePageAccess(paths.users) === 'allowed',
    botOrders: usePageAccess(paths.botOrders) === 'allowed',
    conversions: usePageAccess(paths.conversions) === 'allowed',
    audit: useCan('Sub Admin', 'audit.view'),
  }
  const queries = useQueryClient()
  const busy = useIsFetching(KEY) > 0
  const today = new Date()
  return (
    <>
      <PageHeader
        title="Dashboard"
        context={`${WEEKDAY.format(today)} ${formatTime(today, 'UTC', 'day')}, times in UTC`}
        actions={
          <>
            <UpdatedAgo />
            <IconButton label="Refresh" icon={RefreshCw} bordered busy={busy} onClick={() => void queries.invalidateQueries(KEY)} />
            <SegmentedControl
              label="Range"
              options={RANGES}
              value={period.range === 'custom' ? '30d' : period.range}
              onChange={(range) => setParams(range === '30d' ? {} : { range })}
            />
          </>
        }
      />
      <S.Board>
        <Tiles period={period} />
        <S.Columns>
          <S.Main>
            {(may.botOrders || may.conversions) && <VolumeChart period={period} />}
            {may.users && <PeopleChart period={period} />}
            {may.botOrders && <RecentBotOrders />}
          </S.Main>
          <S.Side>
            <SystemStatus />
            <Attention />
            {may.audit && <AdminActivity />}
          </S.Side>
        </S.Columns>
      </S.Board>
    </>
  )
}
