import type { CsvColumn } from '../exportCsv'
import { inUsdt } from '../money'
import { maskEmail, maskPhone } from '../pii'
import type { UserRow } from './userView'

/** Columns of the users' export, by the keys of the list; personal data is masked like on the screen. */
export const userColumns = (mayReadPii: boolean): Readonly<Record<string, CsvColumn<UserRow>>> => ({
  id: { head: 'ID', value: ({ id }) => id },
  uid: { head: 'User ID', value: ({ uid }) => uid },
  email: { head: 'E-mail', value: ({ email }) => (mayReadPii ? email : maskEmail(email)) },
  emailVerified: { head: 'E-mail verified', value: ({ emailVerified }) => emailVerified },
  username: { head: 'User name', value: ({ username }) => username },
  fullName: { head: 'Name', value: ({ fullName }) => fullName },
  phone: { head: 'Phone', value: ({ phone }) => (phone === null || mayReadPii ? phone : maskPhone(phone)) },
  country: { head: 'Country', value: ({ country }) => country },
  state: { head: 'State', value: ({ state }) => state },
  stateReason: { head: 'Reason of the state', value: ({ stateReason }) => stateReason },
  kycStatus: { head: 'Identity check', value: ({ kycStatus }) => kycStatus },
  kycLevel: { head: 'Level', value: ({ kycLevel }) => kycLevel },
  kycSubmittedAt: { head: 'Submitted', value: ({ kycSubmittedAt }) => kycSubmittedAt },
  otpEnabled: { head: 'Two-step', value: ({ otpEnabled }) => otpEnabled },
  flagged: { head: 'Flagged', value: ({ flagged }) => flagged },
  flagReason: { head: 'Reason of the flag', value: ({ flagReason }) => flagReason },
  withdrawalBlockedUntil: { head: 'Withdrawals blocked until', value: (row) => row.withdrawalBlockedUntil },
  userType: { head: 'Type', value: ({ userType }) => userType },
  feeGroup: { head: 'Fee group', value: ({ feeGroup }) => feeGroup },
  labels: { head: 'Labels', value: ({ labels }) => labels.join(' ') },
  balanceUsdt: { head: 'Balance, USDT', value: ({ balanceUsdt }) => inUsdt(balanceUsdt) },
  volume30d: { head: 'Volume 30 d, USDT', value: ({ volume30d }) => inUsdt(volume30d) },
  lastLoginAt: { head: 'Last sign-in', value: ({ lastLoginAt }) => lastLoginAt },
  createdAt: { head: 'Registered', value: ({ createdAt }) => createdAt },
})
