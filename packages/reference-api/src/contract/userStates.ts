/** States of a user account. */
export const USER_STATES = ['pending', 'active', 'frozen', 'banned', 'deleted'] as const
export type UserState = (typeof USER_STATES)[number]

/** States of the identity check. */
export const KYC_STATUSES = ['none', 'pending', 'rejected', 'verified', 'expired'] as const
export type KycStatus = (typeof KYC_STATUSES)[number]

export const USER_TYPES = ['user', 'staff', 'bot'] as const
export type UserType = (typeof USER_TYPES)[number]

/** Fee groups, from the dearest to the cheapest. */
export const FEE_GROUPS = ['vip-0', 'vip-1', 'vip-2', 'vip-3', 'vip-4', 'vip-5', 'vip-6', 'vip-7', 'vip-8', 'vip-9'] as const
export type FeeGroup = (typeof FEE_GROUPS)[number]

/** Why a balance is adjusted by hand. */
export const ADJUSTMENT_CATEGORIES = [
  'deposit_correction',
  'withdrawal_correction',
  'trade_correction',
  'conversion_correction',
  'fee_refund',
  'compensation',
  'promotion',
  'referral_reward',
  'chargeback',
  'fraud_recovery',
  'other',
] as const
export type AdjustmentCategory = (typeof ADJUSTMENT_CATEGORIES)[number]

export const ADJUSTMENT_STATUSES = ['pending', 'applied', 'rejected', 'expired', 'withdrawn'] as const
export type AdjustmentStatus = (typeof ADJUSTMENT_STATUSES)[number]

export const USER_LOGIN_RESULTS = ['succeeded', 'wrong_password', 'wrong_code', 'frozen', 'blocked'] as const
export type UserLoginResult = (typeof USER_LOGIN_RESULTS)[number]
