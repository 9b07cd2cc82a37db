import type { auditLog } from '../db/schema'
import type { CsvColumn } from '../exportCsv'

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** Columns of the audit log's export, by the keys of the list. */
export const auditColumns: Readonly<Record<string, CsvColumn<typeof auditLog.$inferSelect>>> = {
  seq: { head: 'No.', value: ({ seq }) => seq },
  at: { head: 'Time', value: ({ at }) => at },
  actorId: { head: 'Admin ID', value: ({ actorId }) => actorId },
  actorName: { head: 'Admin', value: ({ actorName }) => actorName },
  action: { head: 'Act', value: ({ action }) => action },
  page: { head: 'Page', value: ({ page }) => page },
  targetType: { head: 'Kind', value: ({ targetType }) => targetType },
  targetId: { head: 'Record', value: ({ targetId }) => targetId },
  targetLabel: { head: 'Name', value: ({ targetLabel }) => targetLabel },
  before: { head: 'Before', value: ({ before }) => json(before) },
  after: { head: 'After', value: ({ after }) => json(after) },
  reason: { head: 'Reason', value: ({ reason }) => reason },
  result: { head: 'Result', value: ({ result }) => result },
  requestId: { head: 'Request', value: ({ requestId }) => requestId },
  ip: { head: 'Address', value: ({ ip }) => ip },
  agent: { head: 'Browser', value: ({ agent }) => agent },
  prevHash: { head: 'Hash before', value: ({ prevHash }) => prevHash },
  hash: { head: 'Hash', value: ({ hash }) => hash },
}
