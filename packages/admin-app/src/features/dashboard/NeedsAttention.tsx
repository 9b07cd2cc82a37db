import { Card, Icon, RoutedAnchor, Skeleton } from '@quarterdeck/ui'
import { ChevronRight, Flag, Hourglass, LockOpen, type LucideIcon } from 'lucide-react'
import { paths } from '../../app/paths'
import * as S from './Dashboard.styles'
import { useUserCount } from './useUserCount'

interface Matter {
  readonly label: string
  readonly icon: LucideIcon
  readonly filter: string
}

const MATTERS: readonly Matter[] = [
  { label: 'Users awaiting review', icon: Hourglass, filter: 'f.kycStatus=eq:pending&sort=kycSubmittedAt:asc' },
  { label: 'Flagged users', icon: Flag, filter: 'f.flagged=eq:true' },
  { label: 'No two-step, with balance', icon: LockOpen, filter: 'f.otpEnabled=eq:false&f.balanceUsdt=gt:0&sort=balanceUsdt:desc' },
]

/** Work that waits, each line leading to its list. */
export function NeedsAttention() {
  return (
    <Card title="Needs attention" ruled flush>
      <S.Rows>
        {MATTERS.map((matter) => (
          <MatterLine key={matter.label} {...matter} />
        ))}
      </S.Rows>
    </Card>
  )
}

function MatterLine({ label, icon, filter }: Matter) {
  const count = useUserCount(filter)
  return (
    <li>
      <S.Line as={RoutedAnchor} href={`${paths.users}?${filter}`}>
        <Icon of={icon} />
        <span>{label}</span>
        {count.status === 'loading' ? (
          <Skeleton width={24} height={16} />
        ) : (
          <b>{count.status === 'ready' ? count.value.total.toLocaleString('en') : '–'}</b>
        )}
        <Icon of={ChevronRight} size="sm" />
      </S.Line>
    </li>
  )
}
