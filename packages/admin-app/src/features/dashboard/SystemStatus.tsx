import { useAdminClient } from '@quarterdeck/core'
import { Badge, Card } from '@quarterdeck/ui'
import { useQuery } from '@tanstack/react-query'
import * as S from './Dashboard.styles'
import { getHealth } from './dashboard.api'
import { REFRESH_MS } from './useUserCount'

/** Milliseconds from which an answer counts as slow. Ours. */
const SLOW_MS = 1000

/** Whether the API and its database answer, and how long this browser waits for them. */
export function SystemStatus() {
  const { http } = useAdminClient()
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: async ({ signal }) => {
      const asked = performance.now()
      const answer = await getHealth(http, signal)
      return { ok: answer.ok, reached: answer.status > 0, took: Math.round(performance.now() - asked) }
    },
    refetchInterval: REFRESH_MS,
  })
  const slow = data !== undefined && data.took > SLOW_MS
  return (
    <Card title="System status" ruled flush actions={data && (data.ok ? null : <Badge kind="warning">Degraded</Badge>)}>
      <S.Rows aria-busy={data === undefined}>
        <li>
          <S.Line as="div">
            <Badge kind={!data ? 'outline' : data.reached ? (slow ? 'warning' : 'success') : 'danger'}>API</Badge>
            <span />
            <S.Figure>{!data ? 'asking' : !data.reached ? 'not reached' : slow ? `slow, ${data.took} ms` : `${data.took} ms`}</S.Figure>
          </S.Line>
        </li>
        <li>
          <S.Line as="div">
            <Badge kind={!data ? 'outline' : data.ok ? 'success' : 'danger'}>Database</Badge>
            <span />
            <S.Figure>{!data ? 'asking' : data.ok ? 'answers' : 'does not answer'}</S.Figure>
          </S.Line>
        </li>
      </S.Rows>
    </Card>
  )
}
