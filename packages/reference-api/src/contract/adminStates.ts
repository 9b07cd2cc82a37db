/** States of an admin account. */
export const ADMIN_STATUSES = ['invited', 'active', 'suspended', 'locked'] as const
export type AdminStatus = (typeof ADMIN_STATUSES)[number]

/** How an admin proved who he is. */
export const LOGIN_METHODS = ['password', 'totp', 'recovery', 'invitation'] as const
export type LoginMethod = (typeof LOGIN_METHODS)[number]

export const LOGIN_RESULTS = ['ok', 'failed'] as const
export type LoginOutcome = (typeof LOGIN_RESULTS)[number]

/** Why an attempt failed, as the history tells it. The sign-in answer itself says less. */
export const LOGIN_REASONS = ['wrong_password', 'wrong_code', 'unknown_email', 'locked', 'suspended', 'rate_limited'] as const
export type LoginReason = (typeof LOGIN_REASONS)[number]

/** Why a session ended. */
export const SESSION_ENDS = [
  'signed_out',
  'forced',
  'revoked',
  'replaced',
  'idle',
  'expired',
  'password_changed',
  'two_factor_changed',
  'role_changed',
  'suspended',
  'removed',
  'disowned',
] as const
export type SessionEnd = (typeof SESSION_ENDS)[number]
