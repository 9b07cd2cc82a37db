import type { Attention as AttentionResult } from '@quarterdeck/reference-api/contract'
import { Card, Icon } from '@quarterdeck/ui'
import { Bot, ChevronRight, Clock, Hourglass, KeyRound, type LucideIcon, Stamp, TrendingDown } from 'lucide-react'
import { CardPart } from './CardPart'
import * as S from './Dashboard.styles'
import { getAttention } from './dashboard.api'
import { useCard } from './useCard'

const MATTERS: Readonly<Record<AttentionResult['items'][number]['key'], { label: string; icon: LucideIcon }>> = {
  kycWaiting: { label: 'Users awaiting review', icon: Hourglass },
  botsInError: { label: 'Bots in error', icon: Bot },
  conversionsStuck: { label: 'Conversions stuck over 5 min', icon: Clock },
  stalePrices: { label: 'Pairs with a stale price', icon: TrendingDown },
  adminsWithoutTwoStep: { label: 'Sub-admins without two-step', icon: KeyRound },
  approvalsWaiting: { label: 'Approvals waiting', icon: Stamp },
}

/** Work that waits, each line leading to its list. */
export function Attention() {
  const attention = useCard<AttentionResult>(['attention'], getAttention)
  return (
    <Card title="Needs attention" ruled flush>
      <CardPart part={attention} what="What needs attention">
        {({ items }) =>
          items.length === 0 ? (
            <S.Quiet>Nothing waits for you.</S.Quiet>
          ) : (
            <S.Rows>
              {items.map(({ key, count, to }) => (
                <li key={key}>
                  <S.LinkLine href={to}>
                    <Icon of={MATTERS[key].icon} />
                    <S.Grow>{MATTERS[key].label}</S.Grow>
                    <b>{count.toLocaleString('en')}</b>
                    <Icon of={ChevronRight} size="sm" />
                  </S.LinkLine>
                </li>
              ))}
            </S.Rows>
          )
        }
      </CardPart>
    </Card>
  )
}
