import type { SystemStatus as StatusResult } from '@quarterdeck/reference-api/contract'
import { Badge, BadgeGlyph, Card } from '@quarterdeck/ui'
import { CardPart } from './CardPart'
import * as S from './Dashboard.styles'
import { getSystemStatus } from './dashboard.api'
import { useCard } from './useCard'

type Part = StatusResult['parts'][number]

const NAMES: Readonly<Record<Part['part'], string>> = {
  api: 'API',
  realtime: 'Realtime',
  database: 'Database',
  mail: 'Email delivery',
  prices: 'Price feed',
}
const KINDS = { ok: 'success', slow: 'warning', down: 'danger' } as const

function words({ state, ms, note }: Part): string {
  const figure = ms === null ? '' : `${ms.toLocaleString('en')}\u2009ms`
  const said = state === 'down' ? 'Down' : state === 'slow' ? 'Slow' : ''
  return [said, figure, note].filter(Boolean).join(', ') || 'Fine'
}

/** Whether the parts of the system answer, and how fast. */
export function SystemStatus() {
  const status = useCard<StatusResult>(['status'], getSystemStatus)
  const bad = status.status === 'ready' ? status.value.parts.filter(({ state }) => state !== 'ok').length : 0
  return (
    <Card title="System status" ruled flush actions={bad > 0 && <Badge kind="warning">{bad} degraded</Badge>}>
      <CardPart part={status} what="System status">
        {({ parts }) => (
          <S.Rows>
            {parts.map((part) => (
              <li key={part.part}>
                <S.Line>
                  <S.Glyph data-state={part.state}>
                    <BadgeGlyph kind={KINDS[part.state]} />
                  </S.Glyph>
                  <S.Grow>{NAMES[part.part]}</S.Grow>
                  <S.Figure data-state={part.state}>{words(part)}</S.Figure>
                </S.Line>
              </li>
            ))}
          </S.Rows>
        )}
      </CardPart>
    </Card>
  )
}
