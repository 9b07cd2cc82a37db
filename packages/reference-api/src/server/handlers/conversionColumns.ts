import type { CsvColumn } from '../exportCsv'
import type { NamedConversion } from './conversionView'

/** Columns of the conversions' export, by the keys of the list. */
export const conversionColumns: Readonly<Record<string, CsvColumn<NamedConversion>>> = {
  id: { head: 'ID', value: ({ id }) => id },
  createdAt: { head: 'Time', value: ({ createdAt }) => createdAt },
  reference: { head: 'Reference', value: ({ reference }) => reference },
  userId: { head: 'User', value: ({ userId }) => userId },
  userName: { head: 'Name of the user', value: ({ userName }) => userName },
  desk: { head: 'Desk', value: ({ desk }) => desk },
  from: { head: 'From', value: ({ from }) => from },
  fromAmount: { head: 'Amount given', value: ({ fromAmount }) => fromAmount },
  to: { head: 'To', value: ({ to }) => to },
  toAmount: { head: 'Amount received', value: ({ toAmount }) => toAmount },
  quotedRate: { head: 'Quoted rate', value: ({ quotedRate }) => quotedRate },
  executedRate: { head: 'Rate', value: ({ executedRate }) => executedRate },
  spreadBps: { head: 'Spread, bps', value: ({ spreadBps }) => spreadBps },
  fee: { head: 'Fee', value: ({ fee }) => fee },
  feeCurrency: { head: 'Fee currency', value: ({ feeCurrency }) => feeCurrency },
  revenue: { head: 'Revenue', value: ({ revenue }) => revenue },
  valueUsdt: { head: 'Value, USDT', value: ({ valueUsdt }) => valueUsdt },
  status: { head: 'Status', value: ({ status }) => status },
  failureCode: { head: 'Failure', value: ({ failureCode }) => failureCode },
  failureMessage: { head: 'What happened', value: ({ failureMessage }) => failureMessage },
  durationMs: { head: 'Duration, ms', value: ({ durationMs }) => durationMs },
  finishedAt: { head: 'Finished', value: ({ finishedAt }) => finishedAt },
}
