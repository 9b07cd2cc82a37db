import * as v from 'valibot'
import type { ListSpec } from './endpoint'
import { isoTime } from './fields'

/** One row of the audit log. */
export const auditEntry = v.object({
  /** Place in the chain: 1, 2, 3 … */
  seq: v.number(),
  id: v.string(),
  at: isoTime,
  actorId: v.nullable(v.string()),
  actorName: v.string(),
  /** Verb with its subject, e.g. `user.freeze`. */
  action: v.string(),
  page: v.nullable(v.string()),
  targetType: v.string(),
  targetId: v.nullable(v.string()),
  targetLabel: v.nullable(v.string()),
  /** Changed fields only; secrets left out. */
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  reason: v.nullable(v.string()),
  result: v.picklist(['done', 'refused', 'failed']),
  requestId: v.string(),
  ip: v.nullable(v.string()),
  agent: v.nullable(v.string()),
  prevHash: v.string(),
  hash: v.string(),
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

export const AUDIT_LIST = {
  sort: ['seq', 'at', 'actorId', 'action', 'page'],
  defaultSort: 'seq:desc',
  filters: {
    seq: { kind: 'integer' },
    at: { kind: 'time' },
    actorId: { kind: 'id' },
    action: { kind: 'text' },
    page: { kind: 'enum' },
    targetType: { kind: 'enum' },
    targetId: { kind: 'id' },
    result: { kind: 'enum', values: ['done', 'refused', 'failed'] },
    requestId: { kind: 'id' },
    ip: { kind: 'text' },
  },
  search: ['actorName', 'action', 'targetLabel', 'targetId', 'requestId'],
  day: 'at',
} as const satisfies ListSpec

/** Outcome of walking the chain. */
export const auditVerification = v.object({
  ok: v.boolean(),
  rows: v.number(),
  checkpoints: v.number(),
  /** First row that does not fit, and why. */
  brokenAt: v.nullable(v.number()),
  message: v.string(),
  asOf: isoTime,
})
export type AuditVerification = v.InferOutput<typeof auditVerification>
