import { USER_LIST } from '@quarterdeck/reference-api/contract'
import { filterFields } from '../../shared/filterFields'
import { kycWords, stateWords } from './UserBadge'

const USER_TYPES = { user: 'User', staff: 'Staff', bot: 'Bot' }

/** Filters of Users List in the order they are offered. */
export const userFilterFields = filterFields(USER_LIST, {
  state: { label: 'Status', words: stateWords },
  kycStatus: { label: 'KYC', words: kycWords },
  createdAt: { label: 'Registered' },
  lastLoginAt: { label: 'Last sign-in' },
  otpEnabled: { label: 'Two-step' },
  flagged: { label: 'Flagged' },
  balanceUsdt: { label: 'Balance', unit: 'USDT' },
  volume30d: { label: 'Volume 30 d', unit: 'USDT' },
  kycLevel: { label: 'Level' },
  feeGroup: { label: 'Group' },
  country: { label: 'Country' },
  userType: { label: 'Type', words: USER_TYPES },
  labels: { label: 'Label' },
  emailVerified: { label: 'Email verified' },
  email: { label: 'Email' },
  fullName: { label: 'Name' },
  uid: { label: 'User ID' },
  withdrawalBlockedUntil: { label: 'Withdrawals blocked until' },
  kycSubmittedAt: { label: 'KYC submitted' },
})
