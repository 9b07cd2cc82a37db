import type { CsvColumn } from '../exportCsv'
import type { PairRow } from './pairKind'

/** Columns of the pairs' export, by the keys of the list. */
export const pairColumns: Readonly<Record<string, CsvColumn<PairRow>>> = {
  position: { head: 'Position', value: ({ position }) => position },
  symbol: { head: 'Pair', value: ({ symbol }) => symbol },
  base: { head: 'Base', value: ({ base }) => base },
  quote: { head: 'Quote', value: ({ quote }) => quote },
  status: { head: 'Status', value: ({ status }) => status },
  visible: { head: 'Visible', value: ({ visible }) => visible },
  last: { head: 'Last price', value: ({ last }) => last },
  change24h: { head: 'Change 24 h', value: ({ change24h }) => change24h },
  high24h: { head: 'High 24 h', value: ({ high24h }) => high24h },
  low24h: { head: 'Low 24 h', value: ({ low24h }) => low24h },
  volume24h: { head: 'Volume 24 h, quote', value: ({ volume24h }) => volume24h },
  openOrders: { head: 'Open orders', value: ({ openOrders }) => openOrders },
  pricePrecision: { head: 'Price decimals', value: ({ pricePrecision }) => pricePrecision },
  amountPrecision: { head: 'Amount decimals', value: ({ amountPrecision }) => amountPrecision },
  minPrice: { head: 'Least price', value: ({ minPrice }) => minPrice },
  maxPrice: { head: 'Most price', value: ({ maxPrice }) => maxPrice },
  minAmount: { head: 'Least amount', value: ({ minAmount }) => minAmount },
  maxAmount: { head: 'Most amount', value: ({ maxAmount }) => maxAmount },
  minNotional: { head: 'Least value', value: ({ minNotional }) => minNotional },
  makerFee: { head: 'Maker fee', value: ({ makerFee }) => makerFee },
  takerFee: { head: 'Taker fee', value: ({ takerFee }) => takerFee },
  botEnabled: { head: 'Bots', value: ({ botEnabled }) => botEnabled },
  priceSource: { head: 'Price source', value: ({ priceSource }) => priceSource },
  updatedAt: { head: 'Updated', value: ({ updatedAt }) => updatedAt },
}
