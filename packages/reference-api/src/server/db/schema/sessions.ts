import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { LOGIN_METHODS, LOGIN_REASONS, LOGIN_RESULTS, SESSION_ENDS } from '../../../contract/adminStates'
import { admins } from './admins'
import { emptyFirst, oneOf, time } from './columns'

/** One row per sign-in, read on every request: the token is only a reference to it. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    adminId: text()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
    lastSeenAt: time().notNull(),
    /** Absolute end; the idle end follows from `lastSeenAt` and the site's settings. */
    expiresAt: time().notNull(),
    endedAt: time(),
    endReason: text({ enum: SESSION_ENDS }),
    method: text({ enum: LOGIN_METHODS }).notNull(),
    ip: text(),
    agent: text(),
    device: text(),
    place: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index('sessions_admin').on(t.adminId, t.endedAt, t.lastSeenAt),
    index('sessions_last_seen').on(t.lastSeenAt, t.id),
    index('sessions_created').on(t.createdAt, t.id),
  ],
)

/** Between the right password and the right code. Its token opens nothing else. */
export const mfaTickets = pgTable(
  'mfa_tickets',
  {
    id: text().primaryKey(),
    adminId: text()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
    attempts: integer().notNull().default(0),
    usedAt: time(),
    /** What the first step knew: geolocation answer, device. */
    context: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [index('mfa_tickets_expires').on(t.expiresAt)],
)

/** A mark in the owner's browser: strangers' wrong guesses do not lock it out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: text().primaryKey(),
    /** SHA-256 of the mark. */
    tokenHash: text().notNull(),
    adminId: text()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
    lastSeenAt: time().notNull(),
  },
  (t) => [uniqueIndex('known_devices_mark').on(t.adminId, t.tokenHash)],
)

/** Mailed once, used once. A newer one for the same admin ends the older. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    id: text().primaryKey(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull(),
    adminId: text()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
    /** Also set when a newer one has ended it. */
    usedAt: time(),
  },
  (t) => [uniqueIndex('reset_tokens_token').on(t.tokenHash), index('reset_tokens_admin').on(t.adminId, t.createdAt)],
)

/** A new address waits here until its owner has followed the link. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text().primaryKey(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull(),
    adminId: text()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    newEmail: text().notNull(),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
    /** Also set when a newer one has ended it. */
    usedAt: time(),
  },
  (t) => [uniqueIndex('email_changes_token').on(t.tokenHash), index('email_changes_admin').on(t.adminId, t.createdAt)],
)

/** Ten per admin, single use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: text().primaryKey(),
    adminId: text()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    createdAt: time().notNull(),
    usedAt: time(),
  },
  (t) => [uniqueIndex('recovery_codes_code').on(t.adminId, t.codeHash)],
)

/** Every attempt, also for addresses that belong to nobody (`adminId` empty). */
export const loginHistory = pgTable(
  'login_history',
  {
    id: text().primaryKey(),
    adminId: text().references(() => admins.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    at: time().notNull(),
    result: text({ enum: LOGIN_RESULTS }).notNull(),
    reason: text({ enum: LOGIN_REASONS }),
    method: text({ enum: LOGIN_METHODS }).notNull(),
    sessionId: text(),
    ip: text(),
    agent: text(),
    device: text(),
    place: jsonb().$type<Record<string, unknown>>(),
    /** From a browser that this admin had not used before. */
    newDevice: boolean().notNull().default(false),
    /** "This wasn't me". */
    disownedAt: time(),
  },
  (t) => [
    index('login_history_admin').on(t.adminId, t.at, t.id),
    index('login_history_at').on(t.at, t.id),
    index('login_history_result').on(t.result, t.at),
    index('login_history_ip').on(emptyFirst(t.ip), t.id),
    oneOf('login_history_result_known', t.result, LOGIN_RESULTS),
  ],
)
