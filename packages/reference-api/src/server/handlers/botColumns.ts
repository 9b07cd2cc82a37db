import type { CsvColumn } from '../exportCsv'
import type { NamedBot } from './botView'

/** Columns of the bots' export, by the keys of the list. */
export const botColumns: Readonly<Record<string, CsvColumn<NamedBot>>> = {
  id: { head: 'ID', value: ({ id }) => id },
  name: { head: 'Name', value: ({ name }) => name },
  userId: { head: 'User', value: ({ userId }) => userId },
  userName: { head: 'Name of the user', value: ({ userName }) => userName },
  pair: { head: 'Pair', value: ({ pair }) => pair },
  strategy: { head: 'Strategy', value: ({ strategy }) => strategy },
  status: { head: 'Status', value: ({ status }) => status },
  mode: { head: 'Mode', value: ({ mode }) => mode },
  errorFlags: { head: 'Errors', value: ({ errorFlags }) => errorFlags.join(' ') },
  netPnl: { head: 'Net P&L, quote', value: ({ netPnl }) => netPnl },
  realized: { head: 'Realized, quote', value: ({ realized }) => realized },
  volume: { head: 'Volume, quote', value: ({ volume }) => volume },
  trades: { head: 'Trades', value: ({ trades }) => trades },
  winRate: { head: 'Win rate', value: ({ winRate }) => winRate },
  profitFactor: { head: 'Profit factor', value: ({ profitFactor }) => profitFactor },
  maxDrawdown: { head: 'Most drawdown', value: ({ maxDrawdown }) => maxDrawdown },
  metricsAt: { head: 'Figures as of', value: ({ metricsAt }) => metricsAt },
  openOrders: { head: 'Open orders', value: ({ openOrders }) => openOrders },
  startedAt: { head: 'Started', value: ({ startedAt }) => startedAt },
  updatedAt: { head: 'Updated', value: ({ updatedAt }) => updatedAt },
}
