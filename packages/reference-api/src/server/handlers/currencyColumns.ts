import type { CsvColumn } from '../exportCsv'
import type { CountedCurrency } from './currencyKind'

/** Columns of the currencies' export, by the keys of the list. */
export const currencyColumns: Readonly<Record<string, CsvColumn<CountedCurrency>>> = {
  position: { head: 'Position', value: ({ position }) => position },
  code: { head: 'Code', value: ({ code }) => code },
  name: { head: 'Name', value: ({ name }) => name },
  type: { head: 'Type', value: ({ type }) => type },
  status: { head: 'Status', value: ({ status }) => status },
  precision: { head: 'Decimals', value: ({ precision }) => precision },
  price: { head: 'Price, USDT', value: ({ price }) => price },
  priceSource: { head: 'Price source', value: ({ priceSource }) => priceSource },
  priceUpdatedAt: { head: 'Price updated', value: ({ priceUpdatedAt }) => priceUpdatedAt },
  depositEnabled: { head: 'Deposits', value: ({ depositEnabled }) => depositEnabled },
  withdrawEnabled: { head: 'Withdrawals', value: ({ withdrawEnabled }) => withdrawEnabled },
  tradeEnabled: { head: 'Trading', value: ({ tradeEnabled }) => tradeEnabled },
  convertEnabled: { head: 'Conversions', value: ({ convertEnabled }) => convertEnabled },
  withdrawFee: { head: 'Withdrawal fee', value: ({ withdrawFeeValue }) => withdrawFeeValue },
  withdrawFeeType: { head: 'Kind of fee', value: ({ withdrawFeeType }) => withdrawFeeType },
  networks: { head: 'Networks', value: ({ networks }) => networks },
  pairs: { head: 'Pairs', value: ({ pairs }) => pairs },
  holders: { head: 'Holders', value: ({ holders }) => holders },
  updatedAt: { head: 'Updated', value: ({ updatedAt }) => updatedAt },
}
