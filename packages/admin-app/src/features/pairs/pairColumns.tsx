import type { PairListItem } from '@quarterdeck/reference-api/contract'
import {
  AmountText,
  ChangeText,
  type DataTableColumn,
  Identity,
  PairMark,
  PairText,
  PercentText,
  Sparkline,
  TimeText,
} from '@quarterdeck/ui'
import { PairStatusBadge } from './PairStatusBadge'
import * as S from './pairs.styles'

/** Direction of a decimal string, for the line's colour. */
const toneOf = (change: string) => (/[1-9]/.test(change) ? (change.startsWith('-') ? 'down' : 'up') : 'flat')

/** Columns of Pairs in their first order (PRODUCT §5, mock `spot-pairs`). Ids are the server's sort fields. */
export const pairColumns: readonly DataTableColumn<PairListItem>[] = [
  {
    id: 'symbol',
    header: 'Pair',
    cell: ({ base, quote }) => <Identity media={<PairMark base={base} quote={quote} />} title={<PairText base={base} quote={quote} />} />,
    title: ({ base, quote }) => `${base} / ${quote}`,
    width: 170,
    sortable: true,
    hideable: false,
    cardSlot: 'title',
    skeleton: 'identity',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <PairStatusBadge status={status} />,
    width: 120,
    sortable: true,
    cardSlot: 'status',
    skeleton: 'badge',
  },
  {
    id: 'last',
    header: 'Last price',
    cell: ({ stats, pricePrecision }) => <AmountText value={stats.last} decimals={pricePrecision} />,
    live: ({ stats }) => stats.last,
    width: 130,
    align: 'end',
    sortable: true,
    cardSlot: 'value',
    skeleton: 'figure',
  },
  {
    id: 'change24h',
    header: '24 h',
    cell: ({ stats }) => <ChangeText value={stats.change24h} />,
    width: 100,
    align: 'end',
    sortable: true,
    cardSlot: 'meta',
    skeleton: 'figure',
  },
  {
    id: 'spark',
    header: 'Course of 24 h',
    headerHidden: true,
    cell: ({ stats }) => (
      <S.Spark>
        <Sparkline values={stats.spark.map(Number)} tone={toneOf(stats.change24h)} />
      </S.Spark>
    ),
    width: 110,
    grow: 0,
  },
  {
    id: 'volume24h',
    header: '24 h volume',
    cell: ({ stats, quote }) => <AmountText value={stats.volume24h} unit={quote} />,
    width: 190,
    align: 'end',
    sortable: true,
    cardSlot: 'meta',
    skeleton: 'figure',
  },
  {
    id: 'minAmount',
    header: 'Min order',
    cell: ({ minAmount, amountPrecision, base }) => <AmountText value={minAmount} decimals={amountPrecision} unit={base} />,
    width: 140,
    align: 'end',
    sortable: true,
    skeleton: 'figure',
  },
  {
    id: 'makerFee',
    header: 'Maker / taker',
    cell: ({ makerFee, takerFee }) => (
      <>
        <PercentText value={makerFee} decimals={4} /> / <PercentText value={takerFee} decimals={4} />
      </>
    ),
    title: () => 'Maker fee / taker fee',
    width: 140,
    align: 'end',
    sortable: true,
    skeleton: 'figure',
  },
  { id: 'botEnabled', header: 'Bots', cell: ({ botEnabled }) => (botEnabled ? 'On' : <S.Off>Off</S.Off>), width: 70 },
  {
    id: 'openOrders',
    header: 'Open orders',
    cell: ({ stats }) => stats.openOrders.toLocaleString('en'),
    width: 120,
    align: 'end',
    sortable: true,
    hidden: true,
    skeleton: 'figure',
  },
  { id: 'visible', header: 'Visible', cell: ({ visible }) => (visible ? 'Yes' : <S.Off>No</S.Off>), width: 90, hidden: true },
  {
    id: 'priceUpdatedAt',
    header: 'Price updated',
    cell: ({ priceUpdatedAt }) => <TimeText value={priceUpdatedAt} />,
    width: 170,
    hidden: true,
  },
  { id: 'updatedAt', header: 'Changed', cell: ({ updatedAt }) => <TimeText value={updatedAt} />, width: 170, sortable: true, hidden: true },
]
