import { CONVERSION_MOVES, type ConversionStatus } from '../../contract/conversionStates'
import { moveBalance } from '../balances'
import type { Context } from '../call'
import { changeRow } from '../change'
import { illegalMove } from '../failure'
import { CONVERSION, type ConversionRow } from './conversionView'

/** 409 with the legal moves when the state forbids this one. */
export function assertMove({ status }: ConversionRow, to: ConversionStatus): void {
  const legal = CONVERSION_MOVES[status]
  if (!legal.includes(to)) throw illegalMove(`The conversion is ${status}: it cannot become ${to}.`, status, legal)
}

const entered = (row: ConversionRow, status: ConversionStatus, now: Date, note: string) => ({
  status,
  events: [...row.events, { status, at: now.toISOString(), note }],
})

/**
 * Gives the user back what went in. A completed conversion is undone: what came out is taken again (409 when it is spent).
 * A failed one holds the amount given outside the balance until it is refunded or tried again.
 */
export const refundConversion = <Shown>(call: Context, id: string, reason: string, view: () => Shown | Promise<Shown>) =>
  changeRow(call, CONVERSION, {
    id,
    action: 'conversion.refund',
    reason,
    rule: async (row) => {
      assertMove(row, 'refunded')
      if (row.status === 'completed') await moveBalance(call.db, row.userId, row.to, { available: `-${row.toAmount}` })
      await moveBalance(call.db, row.userId, row.from, { available: row.fromAmount })
    },
    set: (row) => ({ ...entered(row, 'refunded', call.now, reason), finishedAt: call.now }),
    view,
  })

/** Tries a failed conversion again: what it holds is set aside for the user once more. */
export const retryConversion = <Shown>(call: Context, id: string, view: () => Shown | Promise<Shown>) =>
  changeRow(call, CONVERSION, {
    id,
    action: 'conversion.retry',
    rule: async (row) => {
      assertMove(row, 'pending')
      if (row.status === 'quoted') throw illegalMove('The user has not accepted the quote yet.', row.status, [])
      await moveBalance(call.db, row.userId, row.from, { locked: row.fromAmount })
    },
    set: (row) => ({
      ...entered(row, 'pending', call.now, 'Tried again by an administrator'),
      failureCode: null,
      failureMessage: null,
      finishedAt: null,
      durationMs: null,
    }),
    view,
  })
