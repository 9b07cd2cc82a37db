import * as v from 'valibot'
import { APPROVAL_KINDS, APPROVAL_STATUSES } from './approvalStates'
import type { ListSpec } from './endpoint'
import { isoTime, recordVersion } from './fields'

/** An act that wants a second admin. */
export const approval = v.object({
  id: v.string(),
  kind: v.picklist(APPROVAL_KINDS),
  status: v.picklist(APPROVAL_STATUSES),
  /** Record it is about: a balance adjustment or a conversion. */
  targetId: v.string(),
  userId: v.number(),
  userName: v.string(),
  /** What will happen, in fields the approver reads: amount, currency, category … */
  payload: v.record(v.string(), v.unknown()),
  reason: v.string(),
  requestedBy: v.string(),
  requestedByName: v.string(),
  requestedAt: isoTime,
  expiresAt: isoTime,
  decidedByName: v.nullable(v.string()),
  decidedAt: v.nullable(isoTime),
  decisionReason: v.nullable(v.string()),
  /** The caller may decide: another admin asked, and the right is there. */
  mayDecide: v.boolean(),
  version: recordVersion,
})
export type Approval = v.InferOutput<typeof approval>

export const APPROVAL_LIST = {
  sort: ['requestedAt', 'expiresAt', 'decidedAt', 'status'],
  defaultSort: 'requestedAt:desc',
  filters: {
    kind: { kind: 'enum', values: APPROVAL_KINDS },
    status: { kind: 'enum', values: APPROVAL_STATUSES },
    userId: { kind: 'id' },
    requestedBy: { kind: 'id' },
    requestedAt: { kind: 'time' },
    expiresAt: { kind: 'time' },
  },
  search: ['user', 'reason'],
  day: 'requestedAt',
} as const satisfies ListSpec
