import { CURRENCY_SWITCHES, type CurrencyListItem, type CurrencySwitch } from '@quarterdeck/reference-api/contract'
import { Coin, type DataTableColumn, Identity, TimeText } from '@quarterdeck/ui'
import { CoinBadge } from './CoinBadge'
import { CoinPrice } from './CoinPrice'
import { CoinSwitch } from './CoinSwitch'
import { switchField, switchWords, typeWords } from './coinWords'
import { WithdrawFee } from './WithdrawFee'

type Column = DataTableColumn<CurrencyListItem>

const switchColumn = (which: CurrencySwitch): Column => ({
  id: switchField[which],
  header: switchWords[which],
  cell: (coin) => <CoinSwitch coin={coin} which={which} />,
  title: (coin) => coin.offReasons[which] ?? '',
  width: 104,
  grow: 0,
  skeleton: 'switch',
})

const count = (id: 'networks' | 'pairs' | 'holders', header: string, width: number): Column => ({
  id,
  header,
  cell: (coin) => coin[id].toLocaleString('en'),
  width,
  align: 'end',
  sortable: true,
  skeleton: 'figure',
})

/** Columns of Currency in their first order (PRODUCT §4). Ids are the server's sort fields. */
export const coinColumns: readonly Column[] = [
  {
    id: 'code',
    header: 'Currency',
    cell: (coin) => <Identity media={<Coin symbol={coin.code} />} title={coin.code} note={coin.name} />,
    title: (coin) => `${coin.code}, ${coin.name}`,
    width: 190,
    grow: 2,
    sortable: true,
    hideable: false,
    pin: true,
    cardSlot: 'title',
    skeleton: 'identity',
  },
  { id: 'position', header: 'Position', cell: (coin) => String(coin.position), width: 96, grow: 0, align: 'end', sortable: true },
  {
    id: 'type',
    header: 'Type',
    cell: (coin) => typeWords[coin.type] ?? coin.type,
    width: 84,
    sortable: true,
    cardSlot: 'meta',
  },
  {
    id: 'status',
    header: 'Status',
    cell: (coin) => <CoinBadge status={coin.status} />,
    width: 110,
    sortable: true,
    cardSlot: 'status',
    skeleton: 'badge',
  },
  ...CURRENCY_SWITCHES.map(switchColumn),
  {
    id: 'price',
    header: 'Price, USDT',
    cell: (coin) => <CoinPrice coin={coin} />,
    live: (coin) => coin.price,
    width: 150,
    align: 'end',
    sortable: true,
    cardSlot: 'value',
    skeleton: 'figure',
  },
  {
    id: 'withdrawFee',
    header: 'Withdraw fee',
    cell: (coin) => <WithdrawFee coin={coin} />,
    width: 150,
    align: 'end',
    skeleton: 'figure',
  },
  count('networks', 'Networks', 100),
  count('pairs', 'Pairs', 80),
  count('holders', 'Holders', 96),
  { id: 'updatedAt', header: 'Updated', cell: (coin) => <TimeText value={coin.updatedAt} />, width: 160, sortable: true },
]
