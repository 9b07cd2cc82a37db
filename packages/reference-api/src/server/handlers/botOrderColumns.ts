import type { CsvColumn } from '../exportCsv'
import type { NamedOrder } from './botOrderView'

/** Columns of the bot orders' export, by the keys of the list. */
export const botOrderColumns: Readonly<Record<string, CsvColumn<NamedOrder>>> = {
  id: { head: 'ID', value: ({ id }) => id },
  createdAt: { head: 'Time', value: ({ createdAt }) => createdAt },
  botId: { head: 'Bot', value: ({ botId }) => botId },
  botName: { head: 'Name of the bot', value: ({ botName }) => botName },
  mode: { head: 'Mode', value: ({ mode }) => mode },
  userId: { head: 'User', value: ({ userId }) => userId },
  userName: { head: 'Name of the user', value: ({ userName }) => userName },
  pair: { head: 'Pair', value: ({ pair }) => pair },
  side: { head: 'Side', value: ({ side }) => side },
  type: { head: 'Type', value: ({ type }) => type },
  state: { head: 'State', value: ({ state }) => state },
  price: { head: 'Price', value: ({ price }) => price },
  stopPrice: { head: 'Stop price', value: ({ stopPrice }) => stopPrice },
  averagePrice: { head: 'Average price', value: ({ averagePrice }) => averagePrice },
  amount: { head: 'Amount, base', value: ({ amount }) => amount },
  filledAmount: { head: 'Filled, base', value: ({ filledAmount }) => filledAmount },
  cost: { head: 'Cost, quote', value: ({ cost }) => cost },
  valueUsdt: { head: 'Value, USDT', value: ({ valueUsdt }) => valueUsdt },
  fee: { head: 'Fee', value: ({ fee }) => fee },
  feeCurrency: { head: 'Fee currency', value: ({ feeCurrency }) => feeCurrency },
  realizedPnl: { head: 'P&L, quote', value: ({ realizedPnl }) => realizedPnl },
  tag: { head: 'Tag', value: ({ tag }) => tag },
  errorCode: { head: 'Error', value: ({ errorCode }) => errorCode },
  errorMessage: { head: 'What happened', value: ({ errorMessage }) => errorMessage },
  updatedAt: { head: 'Updated', value: ({ updatedAt }) => updatedAt },
  finishedAt: { head: 'Finished', value: ({ finishedAt }) => finishedAt },
}
