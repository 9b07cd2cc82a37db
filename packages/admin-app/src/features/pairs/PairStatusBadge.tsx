import { Badge, type BadgeProps } from '@quarterdeck/ui'
import { pairStatusWords } from './pairStatusWords'

const KINDS: Readonly<Record<string, NonNullable<BadgeProps['kind']>>> = {
  draft: 'neutral',
  'pre-launch': 'info',
  full: 'success',
  'post-only': 'info',
  'cancel-only': 'warning',
  paused: 'warning',
  maintenance: 'warning',
  delisted: 'danger',
}

/** State of a pair as shape, colour and word. One that the server has learnt since shows as it is (PRODUCT §0 "Status"). */
export function PairStatusBadge({ status }: { status: string }) {
  return <Badge kind={KINDS[status] ?? 'outline'}>{pairStatusWords[status] ?? status}</Badge>
}
