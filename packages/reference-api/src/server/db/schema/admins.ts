import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ADMIN_STATUSES } from '../../../contract/adminStates'
import type { Restriction } from '../../../contract/restriction'
import { emptyFirst, oneOf, searchWords, time, version, wordsOf } from './columns'

/** People who may sign in to the back office. `id` is the `_id` of the token. */
export const admins = pgTable(
  'admins',
  {
    id: text().primaryKey(),
    /** Trimmed and lower-cased before it is written. */
    email: text().notNull(),
    fullName: text().notNull(),
    /** `superadmin` or the name of a role. */
    role: text().notNull(),
    /** Own list of pages; empty means as the role says. */
    restriction: jsonb().$type<Restriction[]>(),
    status: text({ enum: ADMIN_STATUSES }).notNull(),
    suspendReason: text(),
    /** Empty until an invitation is accepted; then nobody can sign in with it. */
    passwordHash: text(),
    passwordChangedAt: time(),
    mustChangePassword: boolean().notNull().default(false),
    twoFactorEnabledAt: time(),
    /** Seed of the codes, encrypted (`keyId.iv.cipher`), readable by the server only. */
    totpSecret: text(),
    /** Seed that waits for its first right code. */
    totpPendingSecret: text(),
    /** Last 30 s step that was used: a code counts once. */
    totpLastStep: bigint({ mode: 'number' }).notNull().default(0),
    timeZone: text().notNull().default('UTC'),
    theme: text({ enum: ['light', 'dark', 'system'] })
      .notNull()
      .default('system'),
    density: text({ enum: ['comfortable', 'compact'] })
      .notNull()
      .default('comfortable'),
    landingPage: text().notNull().default('/dashboard'),
    lastLoginAt: time(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    version: version(),
    search: searchWords().generatedAlwaysAs((): SQL => wordsOf('email', 'full_name')),
  },
  (t) => [
    uniqueIndex('admins_email').on(t.email),
    index('admins_last_login').on(emptyFirst(t.lastLoginAt), t.id),
    oneOf('admins_status', t.status, ADMIN_STATUSES),
  ],
)

/** Named lists of pages that people share. `superadmin` is not a row: it is no list. */
export const roles = pgTable(
  'roles',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull().default(''),
    restriction: jsonb().$type<Restriction[]>().notNull(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    version: version(),
  },
  (t) => [uniqueIndex('roles_name').on(sql`lower(${t.name})`)],
)

/** An open door for one address, until it is used, taken back or too old. */
export const invitations = pgTable(
  'invitations',
  {
    id: text().primaryKey(),
    /** SHA-256 of the token in the mail. */
    tokenHash: text().notNull(),
    adminId: text()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text().notNull(),
    invitedBy: text().notNull(),
    createdAt: time().notNull(),
    sentAt: time().notNull(),
    sentCount: integer().notNull().default(1),
    expiresAt: time().notNull(),
    acceptedAt: time(),
    revokedAt: time(),
    version: version(),
  },
  (t) => [uniqueIndex('invitations_token').on(t.tokenHash), index('invitations_admin').on(t.adminId)],
)
