import type { ListSpec } from './endpoint'
import { FEE_GROUPS, KYC_STATUSES, USER_LOGIN_RESULTS, USER_STATES, USER_TYPES } from './userStates'

/** Users List: what it sorts, filters and searches by. */
export const USER_LIST = {
  sort: [
    'id',
    'email',
    'fullName',
    'country',
    'kycLevel',
    'kycStatus',
    'kycSubmittedAt',
    'state',
    'otpEnabled',
    'flagged',
    'feeGroup',
    'balanceUsdt',
    'volume30d',
    'lastLoginAt',
    'createdAt',
  ],
  defaultSort: 'createdAt:desc',
  filters: {
    id: { kind: 'id' },
    uid: { kind: 'text' },
    email: { kind: 'text' },
    emailVerified: { kind: 'boolean' },
    fullName: { kind: 'text' },
    country: { kind: 'enum' },
    kycLevel: { kind: 'integer' },
    kycStatus: { kind: 'enum', values: KYC_STATUSES },
    kycSubmittedAt: { kind: 'time' },
    state: { kind: 'enum', values: USER_STATES },
    otpEnabled: { kind: 'boolean' },
    flagged: { kind: 'boolean' },
    feeGroup: { kind: 'enum', values: FEE_GROUPS },
    userType: { kind: 'enum', values: USER_TYPES },
    labels: { kind: 'tags' },
    balanceUsdt: { kind: 'amount' },
    volume30d: { kind: 'amount' },
    withdrawalBlockedUntil: { kind: 'time' },
    lastLoginAt: { kind: 'time' },
    createdAt: { kind: 'time' },
  },
  search: ['email', 'fullName', 'username', 'uid', 'phone'],
  day: 'createdAt',
} as const satisfies ListSpec

export const USER_LOGIN_LIST = {
  sort: ['at'],
  defaultSort: 'at:desc',
  filters: { result: { kind: 'enum', values: USER_LOGIN_RESULTS }, at: { kind: 'time' } },
  search: [],
  day: 'at',
} as const satisfies ListSpec

/** Views that come with the product. `days` in a query is counted back from now when the view is opened: `-90d`. */
export const SHIPPED_USER_VIEWS = [
  { key: 'all', name: 'All', query: '' },
  { key: 'new-today', name: 'New today', query: 'f.createdAt=gte:-1d' },
  { key: 'kyc-waiting', name: 'KYC waiting', query: 'f.kycStatus=eq:pending&sort=kycSubmittedAt:asc' },
  { key: 'frozen', name: 'Frozen', query: 'f.state=eq:frozen' },
  { key: 'flagged', name: 'Flagged', query: 'f.flagged=eq:true' },
  { key: 'no-2fa', name: 'No 2FA with balance', query: 'f.otpEnabled=eq:false&f.balanceUsdt=gt:0&sort=balanceUsdt:desc' },
  { key: 'dormant', name: 'Dormant 90 d', query: 'f.lastLoginAt=lt:-90d&sort=lastLoginAt:asc' },
  { key: 'bots-staff', name: 'Bots & staff', query: 'f.userType=in:bot,staff' },
] as const
