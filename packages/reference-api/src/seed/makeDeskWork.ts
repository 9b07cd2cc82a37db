import type { approvals, balanceAdjustments, outbox, savedViews, userNotes } from '../server/db/schema'
import type { ConversionRow } from './makeConversions'
import type { UserDraft } from './makeUsers'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** What admins left behind: corrections, refunds that wait, notes, a saved view, mails. */
export function makeDeskWork(now: Date, users: readonly UserDraft[], refundable: readonly ConversionRow[]) {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const newest = users.filter(({ state }) => state === 'active').slice(-6)
  const adjustments: (typeof balanceAdjustments.$inferInsert)[] = []
  const waiting: (typeof approvals.$inferInsert)[] = []
  newest.slice(0, 4).forEach((user, index) => {
    const pending = index < 2
    const requestedAt = before(pending ? (index + 1) * 3 * HOUR_MS : (index + 2) * DAY_MS)
    const decidedAt = pending ? null : new Date(requestedAt.getTime() + 2 * HOUR_MS)
    const id = `adjustment-${index + 1}`
    const amount = ['125.5', '-40', '12', '300'][index] ?? '1'
    const category = (['deposit_correction', 'chargeback', 'fee_refund', 'promotion'] as const)[index] ?? 'other'
    const reason =
      [
        'The deposit arrived twice on the chain and was booked once.',
        'The card payment was reversed by the bank.',
        'The fee was taken at the wrong level.',
        'The autumn promotion was promised and not booked.',
      ][index] ?? ''
    adjustments.push({
      id,
      userId: user.id,
      currency: 'USDT',
      amount,
      category,
      reason,
      status: pending ? 'pending' : index === 2 ? 'applied' : 'rejected',
      approvalId: `approval-${index + 1}`,
      requestedBy: 'admin-6',
      requestedAt,
      decidedBy: pending ? null : 'admin-3',
      decidedAt,
      balanceBefore: null,
      balanceAfter: null,
    })
    waiting.push({
      id: `approval-${index + 1}`,
      kind: 'balance_adjustment',
      status: pending ? 'pending' : index === 2 ? 'approved' : 'rejected',
      targetId: id,
      userId: user.id,
      payload: { currency: 'USDT', amount, category },
      reason,
      requestedBy: 'admin-6',
      requestedAt,
      expiresAt: new Date(requestedAt.getTime() + DAY_MS),
      decidedBy: pending ? null : 'admin-3',
      decidedAt,
      decisionReason: index === 3 ? 'The promotion had ended the week before.' : null,
    })
  })
  refundable.slice(0, 1).forEach((conversion) => {
    waiting.push({
      id: 'approval-5',
      kind: 'conversion_refund',
      status: 'pending',
      targetId: conversion.id,
      userId: conversion.userId,
      payload: {
        reference: conversion.reference,
        currency: conversion.from,
        amount: conversion.fromAmount,
        valueUsdt: conversion.valueUsdt,
      },
      reason: 'The provider failed after it had taken the amount.',
      requestedBy: 'admin-6',
      requestedAt: before(5 * HOUR_MS),
      expiresAt: before(-19 * HOUR_MS),
      decidedBy: null,
      decidedAt: null,
      decisionReason: null,
    })
  })
  return { adjustments, approvals: waiting, notes: makeNotes(before, newest), views: makeViews(before), mails: makeMails(before) }
}

type Before = (ms: number) => Date

function makeNotes(before: Before, users: readonly UserDraft[]): (typeof userNotes.$inferInsert)[] {
  const [user] = users.slice(-1)
  if (!user) return []
  const note = (id: string, authorId: string, authorName: string, body: string, pinned: boolean, at: Date) => ({
    id,
    userId: user.id,
    authorId,
    authorName,
    body,
    pinned,
    createdAt: at,
    updatedAt: at,
  })
  return [
    note('note-1', 'admin-2', 'Noah Petrov', 'Wrote in about a late deposit. Asked for the transaction id.', false, before(3 * DAY_MS)),
    note('note-2', 'admin-4', 'Tomas Lindgren', 'Call back on weekdays after 16:00 only.', true, before(2 * DAY_MS)),
    note('note-3', 'admin-2', 'Noah Petrov', 'The deposit was found on the chain and booked.', false, before(DAY_MS)),
  ]
}

const makeViews = (before: Before): (typeof savedViews.$inferInsert)[] => [
  {
    id: 'view-1',
    adminId: 'admin-1',
    list: 'users',
    name: 'Big and unverified',
    query: 'f.kycStatus=ne:verified&f.balanceUsdt=gte:10000&sort=balanceUsdt:desc',
    position: 1,
    createdAt: before(9 * DAY_MS),
    updatedAt: before(9 * DAY_MS),
  },
]

const makeMails = (before: Before): (typeof outbox.$inferInsert)[] => [
  {
    id: 'mail-1',
    kind: 'sub-admin-invited',
    to: 'samir@quarterdeck.example',
    subject: 'You are invited to Quarterdeck',
    text: 'Ava Lindqvist invited you to the back office. The link in this mail is no longer kept here.',
    html: null,
    createdAt: before(2 * DAY_MS),
    sentAt: before(2 * DAY_MS),
    attempts: 1,
    nextAttemptAt: null,
    lastError: null,
  },
  {
    id: 'mail-2',
    kind: 'account-locked',
    to: 'zoe@quarterdeck.example',
    subject: 'Your account is locked',
    text: 'Five wrong passwords were typed for your account. It opens again in 15 minutes.',
    html: null,
    createdAt: before(26 * HOUR_MS),
    sentAt: before(26 * HOUR_MS),
    attempts: 1,
    nextAttemptAt: null,
    lastError: null,
  },
]
