import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, emptyFirst, time, version } from './columns'

/** Counters and locks of the limiter, so that a restart or a second instance forgets nothing. `key` is `what:who`. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    windowStart: time().notNull(),
    /** Refuse until then. */
    blockedUntil: time(),
    updatedAt: time().notNull(),
  },
  (t) => [index('attempts_updated').on(t.updatedAt)],
)

/** Answers kept for 24 h. The key belongs to one admin and one route. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    adminId: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the body: the same key with another body is refused. */
    bodyHash: text().notNull(),
    /** Empty while the first call still runs. */
    status: integer(),
    answer: jsonb().$type<unknown>(),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.adminId, t.route, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
)

/**
 * One row per mutation, append-only (a trigger refuses UPDATE, DELETE and TRUNCATE), chained by hash.
 * No references: the log outlives what it speaks of.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** 1, 2, 3 … without gaps; the writer takes the next one under a lock. */
    seq: bigint({ mode: 'number' }).primaryKey(),
    id: text().notNull(),
    at: time().notNull(),
    /** Empty for the system and for guests. */
    actorId: text(),
    actorName: text().notNull(),
    sessionId: text(),
    /** Verb with its subject, e.g. `user.freeze`. */
    action: text().notNull(),
    /** Page whose right was used. */
    page: text(),
    targetType: text().notNull(),
    targetId: text(),
    targetLabel: text(),
    /** Changed fields only, secrets left out. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
    result: text({ enum: ['done', 'refused', 'failed'] }).notNull(),
    requestId: text().notNull(),
    ip: text(),
    agent: text(),
    prevHash: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [
    uniqueIndex('audit_log_id').on(t.id),
    index('audit_log_at').on(t.at, t.seq),
    index('audit_log_target').on(t.targetType, t.targetId, t.seq),
    index('audit_log_actor').on(emptyFirst(t.actorId), t.seq),
    index('audit_log_action').on(t.action, t.seq),
    index('audit_log_page').on(emptyFirst(t.page), t.seq),
    index('audit_log_request').on(t.requestId),
  ],
)

/** Signed copies of the head, so that a cut tail shows. Also written to a file outside the database. */
export const auditCheckpoints = pgTable('audit_checkpoints', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  hash: text().notNull(),
  keyId: text().notNull(),
  signature: text().notNull(),
  at: time().notNull(),
})

/** Mails to send, and what was sent. Without SMTP the superadmin reads them in Site Settings > Mail. */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    /** Key of the template, or what else made it. */
    kind: text().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    createdAt: time().notNull(),
    sentAt: time(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: time(),
    lastError: text(),
  },
  (t) => [
    index('outbox_due').on(t.sentAt, t.nextAttemptAt),
    index('outbox_created').on(t.createdAt, t.id),
    index('outbox_to').on(t.to, t.createdAt),
  ],
)

/** One row per section of Site Settings. Secrets are encrypted and never leave the server. */
export const siteSettings = pgTable('site_settings', {
  section: text().primaryKey(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
  secrets: jsonb().$type<Record<string, string>>().notNull().default({}),
  updatedAt: time().notNull(),
  updatedBy: text(),
  version: version(),
})

/** What a section was before each save. */
export const siteSettingsHistory = pgTable(
  'site_settings_history',
  {
    id: text().primaryKey(),
    section: text().notNull(),
    at: time().notNull(),
    adminId: text(),
    adminName: text(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    reason: text(),
    version: integer().notNull(),
  },
  (t) => [index('site_settings_history_section').on(t.section, t.at, t.id)],
)

/** Uploaded files that guests may see: the logo. */
export const files = pgTable('files', {
  id: text().primaryKey(),
  mediaType: text().notNull(),
  /** Bytes. */
  size: integer().notNull(),
  data: bytes().notNull(),
  createdAt: time().notNull(),
  createdBy: text(),
})

/** Small things about the database itself, e.g. which seed filled it. */
export const meta = pgTable('meta', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
})
