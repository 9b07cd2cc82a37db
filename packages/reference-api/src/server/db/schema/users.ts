import { type SQL, sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  ADJUSTMENT_CATEGORIES,
  ADJUSTMENT_STATUSES,
  FEE_GROUPS,
  KYC_STATUSES,
  USER_LOGIN_RESULTS,
  USER_STATES,
  USER_TYPES,
} from '../../../contract/userStates'
import { amount, emptyFirst, oneOf, searchWords, time, version, wordsOf } from './columns'

/** Customers, and the accounts that staff and bots trade with. */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** `ID` and ten characters. */
    uid: text().notNull(),
    /** Trimmed and lower-cased before it is written. */
    email: text().notNull(),
    username: text(),
    fullName: text().notNull(),
    /** E.164. */
    phone: text(),
    /** ISO 3166-1 alpha-2. */
    country: text(),
    dob: date({ mode: 'string' }),
    state: text({ enum: USER_STATES }).notNull(),
    stateReason: text(),
    kycStatus: text({ enum: KYC_STATUSES }).notNull(),
    kycLevel: integer().notNull().default(0),
    kycRejectReason: text(),
    kycSubmittedAt: time(),
    kycReviewedAt: time(),
    kycReviewedBy: text(),
    emailVerified: boolean().notNull().default(false),
    otpEnabled: boolean().notNull().default(false),
    flagged: boolean().notNull().default(false),
    flagReason: text(),
    withdrawalBlockedUntil: time(),
    userType: text({ enum: USER_TYPES }).notNull(),
    feeGroup: text({ enum: FEE_GROUPS }).notNull().default('vip-0'),
    labels: text().array().notNull().default(sql`'{}'`),
    /** Sum of the balances at the currencies' prices; written whenever one of them changes. USDT. */
    balanceUsdt: amount().notNull().default('0'),
    /** Bot orders so far. */
    orders: integer().notNull().default(0),
    /** Filled bot orders and conversions of the last 30 days. USDT. */
    volume30d: amount().notNull().default('0'),
    lastLoginAt: time(),
    lastIp: text(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    version: version(),
    search: searchWords().generatedAlwaysAs((): SQL => wordsOf('email', 'full_name', 'username', 'uid', 'phone')),
  },
  (t) => [
    uniqueIndex('users_uid').on(t.uid),
    uniqueIndex('users_email').on(t.email),
    uniqueIndex('users_username').on(sql`lower(${t.username})`),
    index('users_search').using('gin', t.search),
    index('users_labels').using('gin', t.labels),
    index('users_email_start').on(t.email.op('text_pattern_ops')),
    index('users_name').on(t.fullName, t.id),
    index('users_country').on(emptyFirst(t.country), t.id),
    index('users_state').on(t.state, t.id),
    index('users_kyc').on(t.kycStatus, t.id),
    index('users_kyc_waiting').on(emptyFirst(t.kycSubmittedAt), t.id),
    index('users_level').on(t.kycLevel, t.id),
    index('users_otp').on(t.otpEnabled, t.id),
    index('users_flagged').on(t.flagged, t.id),
    index('users_group').on(t.feeGroup, t.id),
    index('users_type').on(t.userType, t.id),
    index('users_balance').on(t.balanceUsdt, t.id),
    index('users_volume').on(t.volume30d, t.id),
    index('users_last_login').on(emptyFirst(t.lastLoginAt), t.id),
    index('users_created').on(t.createdAt, t.id),
    oneOf('users_state_known', t.state, USER_STATES),
    oneOf('users_kyc_known', t.kycStatus, KYC_STATUSES),
    oneOf('users_type_known', t.userType, USER_TYPES),
  ],
)

/** What a user holds of one currency. `locked` is the part that open orders and pending conversions have set aside. */
export const userBalances = pgTable(
  'user_balances',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    currency: text().notNull(),
    available: amount().notNull().default('0'),
    locked: amount().notNull().default('0'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.currency] }), index('user_balances_currency').on(t.currency, t.userId)],
)

/** A correction by hand: asked for by one admin, applied when another approves. */
export const balanceAdjustments = pgTable(
  'balance_adjustments',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    currency: text().notNull(),
    /** Signed. */
    amount: amount().notNull(),
    category: text({ enum: ADJUSTMENT_CATEGORIES }).notNull(),
    reason: text().notNull(),
    status: text({ enum: ADJUSTMENT_STATUSES }).notNull(),
    approvalId: text(),
    requestedBy: text().notNull(),
    requestedAt: time().notNull(),
    decidedBy: text(),
    decidedAt: time(),
    /** Available balance when it was applied. */
    balanceBefore: amount(),
    balanceAfter: amount(),
  },
  (t) => [index('balance_adjustments_user').on(t.userId, t.requestedAt, t.id)],
)

/** What admins write about a user. */
export const userNotes = pgTable(
  'user_notes',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: text().notNull(),
    authorName: text().notNull(),
    body: text().notNull(),
    pinned: boolean().notNull().default(false),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    version: version(),
  },
  (t) => [index('user_notes_user').on(t.userId, t.pinned, t.createdAt, t.id)],
)

/** Where a user is signed in. */
export const userSessions = pgTable(
  'user_sessions',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
    lastSeenAt: time().notNull(),
    ip: text(),
    device: text(),
    country: text(),
    endedAt: time(),
    endReason: text({ enum: ['signed_out', 'revoked', 'expired', 'frozen', 'deleted'] }),
  },
  (t) => [index('user_sessions_user').on(t.userId, t.endedAt, t.lastSeenAt)],
)

/** Sign-in attempts of users; the dashboard counts them per day. */
export const userLogins = pgTable(
  'user_logins',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: time().notNull(),
    result: text({ enum: USER_LOGIN_RESULTS }).notNull(),
    ip: text(),
    device: text(),
    country: text(),
  },
  (t) => [index('user_logins_user').on(t.userId, t.at, t.id), index('user_logins_at').on(t.at)],
)
