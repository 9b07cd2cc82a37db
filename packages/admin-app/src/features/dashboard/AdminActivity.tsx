import type { adminActivity } from '@quarterdeck/reference-api/contract'
import { Card, Link, TimeText } from '@quarterdeck/ui'
import type { InferOutput } from 'valibot'
import { paths } from '../../app/paths'
import { CardPart } from './CardPart'
import * as S from './Dashboard.styles'
import { getAdminActivity } from './dashboard.api'
import { useCard } from './useCard'

/** Acts shown; the audit log has the rest. */
const SHOWN = 5

/** What admins did last. */
export function AdminActivity() {
  const activity = useCard<InferOutput<typeof adminActivity>>(['adminActivity'], getAdminActivity)
  return (
    <Card title="Admin activity" ruled flush actions={<Link href={`${paths.subAdmins}?tab=audit`}>Audit log</Link>}>
      <CardPart part={activity} what="Admin activity">
        {({ items }) =>
          items.length === 0 ? (
            <S.Quiet>No administrator has changed anything yet.</S.Quiet>
          ) : (
            <S.Rows>
              {items.slice(0, SHOWN).map(({ id, actorName, action, targetLabel, at }) => (
                <li key={id}>
                  <S.Line>
                    <S.Who>
                      <b>{actorName}</b>
                      <small>{[action, targetLabel].filter(Boolean).join(', ')}</small>
                    </S.Who>
                    <TimeText value={at} />
                  </S.Line>
                </li>
              ))}
            </S.Rows>
          )
        }
      </CardPart>
    </Card>
  )
}
