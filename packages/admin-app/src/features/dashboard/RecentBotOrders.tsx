import type { recentBotOrders } from '@quarterdeck/reference-api/contract'
import { AmountText, Badge, type BadgeProps, Card, formatTime, Link, PairMark, PairText, ProgressBar, SideText } from '@quarterdeck/ui'
import type { InferOutput } from 'valibot'
import { paths } from '../../app/paths'
import { CardPart } from './CardPart'
import * as S from './Dashboard.styles'
import { getRecentBotOrders } from './dashboard.api'
import { relativeShare } from './relativeShare'
import { useCard } from './useCard'

type Orders = InferOutput<typeof recentBotOrders>
type Order = Orders['items'][number]

const STATES: Readonly<Record<Order['state'], { kind: NonNullable<BadgeProps['kind']>; word: string }>> = {
  pending: { kind: 'neutral', word: 'Pending' },
  open: { kind: 'outline', word: 'Open' },
  partially_filled: { kind: 'info', word: 'Part filled' },
  filled: { kind: 'success', word: 'Filled' },
  cancelled: { kind: 'neutral', word: 'Cancelled' },
  rejected: { kind: 'danger', word: 'Rejected' },
  expired: { kind: 'neutral', word: 'Expired' },
  errored: { kind: 'danger', word: 'Error' },
}

/** The newest bot orders; the table scrolls sideways on a phone. */
export function RecentBotOrders() {
  const orders = useCard<Orders>(['recentBotOrders'], getRecentBotOrders)
  return (
    <Card title="Recent bot orders" flush actions={<Link href={paths.botOrders}>All bot orders</Link>}>
      <CardPart part={orders} what="Recent bot orders" height={220}>
        {({ items }) =>
          items.length === 0 ? (
            <S.Quiet>No bot has placed an order yet.</S.Quiet>
          ) : (
            <S.TableScroll tabIndex={0} role="region" aria-label="Recent bot orders, table">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Pair</th>
                    <th scope="col">Side</th>
                    <th scope="col" data-end="">
                      Amount
                    </th>
                    <th scope="col" data-end="">
                      Price
                    </th>
                    <th scope="col">Filled</th>
                    <th scope="col">Status</th>
                    <th scope="col" data-end="">
                      Time
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {items.map((order) => (
                    <OrderRow key={order.id} order={order} />
                  ))}
                </tbody>
              </table>
            </S.TableScroll>
          )
        }
      </CardPart>
    </Card>
  )
}

function OrderRow({ order }: { order: Order }) {
  const [base = order.pair, quote = ''] = order.pair.split(/[-/_]/)
  const { kind, word } = STATES[order.state]
  const share = relativeShare(order.filledAmount, order.amount)
  return (
    <tr>
      <td>
        <S.Pair>
          <PairMark base={base} quote={quote} />
          <PairText base={base} quote={quote} />
        </S.Pair>
      </td>
      <td>
        <SideText side={order.side} />
      </td>
      <td data-end="">
        <AmountText value={order.amount} unit={base} />
      </td>
      <td data-end="">
        <AmountText value={order.price} />
      </td>
      <td>
        <S.Filled>
          <ProgressBar label="Filled" value={share} max={100} />
          <span>{share}%</span>
        </S.Filled>
      </td>
      <td>
        <Badge kind={kind}>{word}</Badge>
      </td>
      <td data-end="">
        <time dateTime={order.createdAt} title={formatTime(new Date(order.createdAt), 'UTC', 'second', true)}>
          {order.createdAt.slice(11, 19)}
        </time>
      </td>
    </tr>
  )
}
