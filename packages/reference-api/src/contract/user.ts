import * as v from 'valibot'
import { decimalText } from './amount'
import { isoDay, isoTime, recordVersion } from './fields'
import {
  ADJUSTMENT_CATEGORIES,
  ADJUSTMENT_STATUSES,
  FEE_GROUPS,
  KYC_STATUSES,
  USER_LOGIN_RESULTS,
  USER_STATES,
  USER_TYPES,
} from './userStates'

/** One row of Users List. `email` is masked (`a•••@example.com`) without `pii.view`. */
export const userListItem = v.object({
  id: v.number(),
  /** `ID` and ten characters. */
  uid: v.string(),
  email: v.string(),
  emailVerified: v.boolean(),
  username: v.nullable(v.string()),
  fullName: v.string(),
  country: v.nullable(v.string()),
  state: v.picklist(USER_STATES),
  kycStatus: v.picklist(KYC_STATUSES),
  kycLevel: v.number(),
  kycSubmittedAt: v.nullable(isoTime),
  otpEnabled: v.boolean(),
  flagged: v.boolean(),
  flagReason: v.nullable(v.string()),
  withdrawalBlockedUntil: v.nullable(isoTime),
  userType: v.picklist(USER_TYPES),
  feeGroup: v.picklist(FEE_GROUPS),
  labels: v.array(v.string()),
  /** All balances at today's prices, in USDT. */
  balanceUsdt: decimalText,
  /** Filled bot orders and conversions of 30 days, in USDT. */
  volume30d: decimalText,
  lastLoginAt: v.nullable(isoTime),
  createdAt: isoTime,
  version: recordVersion,
})
export type UserListItem = v.InferOutput<typeof userListItem>

/** What a user holds of one currency. */
export const userBalance = v.object({
  currency: v.string(),
  available: decimalText,
  /** Set aside by open orders and pending conversions. */
  locked: decimalText,
  /** Available and locked at today's price, in USDT. */
  valueUsdt: decimalText,
})
export type UserBalance = v.InferOutput<typeof userBalance>

/** A user with everything the drawer shows. `phone` and `dob` come masked until revealed. */
export const user = v.object({
  ...userListItem.entries,
  phone: v.nullable(v.string()),
  /** ISO day, or `••••-••-••`. */
  dob: v.nullable(v.string()),
  /** True while `phone` and `dob` are masked (and `email`, without `pii.view`). */
  masked: v.boolean(),
  stateReason: v.nullable(v.string()),
  kycRejectReason: v.nullable(v.string()),
  kycReviewedAt: v.nullable(isoTime),
  kycReviewedBy: v.nullable(v.string()),
  balances: v.array(userBalance),
  stats: v.object({
    orders: v.number(),
    openOrders: v.number(),
    conversions: v.number(),
    volume30d: decimalText,
    lastLoginAt: v.nullable(isoTime),
    lastIp: v.nullable(v.string()),
    activeSessions: v.number(),
    notes: v.number(),
  }),
  updatedAt: isoTime,
})
export type User = v.InferOutput<typeof user>

/** What "Reveal" tells; each look is in the audit log. */
export const revealedUser = v.object({ email: v.string(), phone: v.nullable(v.string()), dob: v.nullable(isoDay) })
export type RevealedUser = v.InferOutput<typeof revealedUser>

/** A correction of a balance by hand. */
export const balanceAdjustment = v.object({
  id: v.string(),
  userId: v.number(),
  currency: v.string(),
  /** Signed. */
  amount: decimalText,
  category: v.picklist(ADJUSTMENT_CATEGORIES),
  reason: v.string(),
  status: v.picklist(ADJUSTMENT_STATUSES),
  approvalId: v.nullable(v.string()),
  requestedBy: v.string(),
  requestedByName: v.string(),
  requestedAt: isoTime,
  decidedByName: v.nullable(v.string()),
  decidedAt: v.nullable(isoTime),
  balanceBefore: v.nullable(decimalText),
  balanceAfter: v.nullable(decimalText),
})
export type BalanceAdjustment = v.InferOutput<typeof balanceAdjustment>

/** What an admin wrote about a user. */
export const userNote = v.object({
  id: v.string(),
  authorId: v.string(),
  authorName: v.string(),
  body: v.string(),
  pinned: v.boolean(),
  createdAt: isoTime,
  updatedAt: isoTime,
  version: recordVersion,
})
export type UserNote = v.InferOutput<typeof userNote>

/** Where a user is signed in. */
export const userSession = v.object({
  id: v.string(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
  ip: v.nullable(v.string()),
  device: v.nullable(v.string()),
  country: v.nullable(v.string()),
  endedAt: v.nullable(isoTime),
  endReason: v.nullable(v.string()),
})
export type UserSession = v.InferOutput<typeof userSession>

/** One sign-in attempt of a user. */
export const userLogin = v.object({
  id: v.string(),
  at: isoTime,
  result: v.picklist(USER_LOGIN_RESULTS),
  ip: v.nullable(v.string()),
  device: v.nullable(v.string()),
  country: v.nullable(v.string()),
})
export type UserLogin = v.InferOutput<typeof userLogin>
