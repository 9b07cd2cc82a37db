import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { APPROVAL_KINDS, APPROVAL_STATUSES } from '../../../contract/approvalStates'
import { admins } from './admins'
import { emptyFirst, oneOf, time, version } from './columns'
import { users } from './users'

/** What one admin's screens remember: columns of a list, last state of a list, refresh pace … */
export const preferences = pgTable(
  'preferences',
  {
    adminId: text()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    value: jsonb().$type<unknown>().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.adminId, t.key] })],
)

/** A named list state of one admin. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: text().primaryKey(),
    adminId: text()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    /** Which list, e.g. `users`. */
    list: text().notNull(),
    name: text().notNull(),
    /** The list's query string, without page. */
    query: text().notNull(),
    position: integer().notNull(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    version: version(),
  },
  (t) => [uniqueIndex('saved_views_name').on(t.adminId, t.list, t.name), index('saved_views_order').on(t.adminId, t.list, t.position)],
)

/** Acts that want a second admin. */
export const approvals = pgTable(
  'approvals',
  {
    id: text().primaryKey(),
    kind: text({ enum: APPROVAL_KINDS }).notNull(),
    status: text({ enum: APPROVAL_STATUSES }).notNull(),
    /** Record it is about: a balance adjustment or a conversion. */
    targetId: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** What will happen, as the approver reads it. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    reason: text().notNull(),
    requestedBy: text().notNull(),
    requestedAt: time().notNull(),
    expiresAt: time().notNull(),
    decidedBy: text(),
    decidedAt: time(),
    decisionReason: text(),
    version: version(),
  },
  (t) => [
    index('approvals_status').on(t.status, t.requestedAt, t.id),
    index('approvals_requested').on(t.requestedAt, t.id),
    index('approvals_expires').on(t.expiresAt, t.id),
    index('approvals_decided').on(emptyFirst(t.decidedAt), t.id),
    index('approvals_target').on(t.targetId),
    index('approvals_user').on(t.userId),
    oneOf('approvals_status_known', t.status, APPROVAL_STATUSES),
    oneOf('approvals_kind_known', t.kind, APPROVAL_KINDS),
  ],
)
