import { Badge, type BadgeProps } from '@quarterdeck/ui'
import { statusWords } from './coinWords'

const KINDS: Readonly<Record<string, BadgeProps['kind']>> = { enabled: 'success', hidden: 'neutral', disabled: 'danger' }

/** Status of a currency as shape, colour and word; one that the server has learnt since shows as it is (PRODUCT §0 "Status"). */
export function CoinBadge({ status }: { status: string }) {
  return <Badge kind={KINDS[status] ?? 'outline'}>{statusWords[status] ?? status}</Badge>
}
