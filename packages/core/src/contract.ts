/** Wire names and types of the session calls. Imports nothing, so a server can read it without React. */

/** Local-storage key of the token. SPEC §9. */
export const TOKEN_KEY = 'admin_token'

/** Names on the realtime link. `join` carries the admin's `_id`; payloads of the others are never read. SPEC §3, §4; `accessChanged` is ours. */
export const REALTIME_EVENTS = {
  join: 'CREATEROOM',
  forcedLogout: 'FORCE_ADMIN_LOGOUT',
  accessChanged: 'ACCESS_CHANGED',
} as const

/** Paths of the session calls below the API base. SPEC §7; `register` and `logout` are ours. */
export const SESSION_PATHS = {
  /** POST `LoginCredentials`, or `LoginCodeStep` as the second step. */
  login: '/adminapi/login',
  /** POST `{ email }`. */
  forgotPassword: '/adminapi/forgotPassword',
  /** POST `ResetPasswordPayload`. */
  resetPassword: '/adminapi/resetPassword',
  /** GET `AdminDetail`. */
  adminDetail: '/adminapi/getadmindetail',
  /** GET `TwoFactorSettings`, PUT `TwoFactorEnable`, PATCH `TwoFactorChange`. */
  twoFactor: '/adminapi/admintwofa',
  /** POST an invitation's token with name and password: the answer signs in, as that of `login` does. */
  register: '/adminapi/register',
  /** POST without a body: the server forgets the session. Best effort; its answer is not read. */
  logout: '/adminapi/logout',
} as const

/** Role that may open every page; compared exactly. SPEC §6. */
export const SUPERADMIN = 'superadmin'

/** Pages that every signed-in admin may open. SPEC §4, §6. */
export const ALWAYS_ALLOWED_PATHS = ['/dashboard', '/profile', '/loginHistory', '/changePassword', '/2fa-admin'] as const

/** Message of a failure that came without a body. SPEC §8. */
export const NO_BODY_MESSAGE = 'Something went wrong'

/** One entry of a restriction list. `actions` missing means the whole page; `name` equals a menu entry's name. */
export interface Restriction {
  name: string
  actions?: readonly string[]
}

/** One refused field. */
export interface FieldError {
  field: string
  code: string
  message: string
}

/** Envelope of every JSON answer. */
export interface Envelope<Result> {
  success: boolean
  message?: string
  result?: Result
  errors?: readonly FieldError[]
}

/** First step of signing in. `meta` is the geolocation answer, kept for the login history. */
export interface LoginCredentials {
  email: string
  password: string
  meta?: Record<string, unknown>
}

/** Second step, on the same path: six digits, or a recovery code. */
export interface LoginCodeStep {
  ticket: string
  code: string
}

/** `result` of a sign-in that has succeeded: the session begins. */
export interface LoginSucceeded {
  token: string
}

/** `result` when the account has two-step: status 200, no session yet. */
export interface LoginNeedsCode {
  twoFactorRequired: true
  ticket: string
}

export type LoginResult = LoginSucceeded | LoginNeedsCode

/** `code` only when the account has two-step. */
export interface ResetPasswordPayload {
  authToken: string
  password: string
  confirmPassword: string
  code?: string
}

/** What the token carries. Restrictions come from `getadmindetail`, so that the token stays far below `TOKEN_MAX_BYTES`. */
export interface TokenClaims {
  _id: string
  role?: string
  restriction?: readonly Restriction[]
  /** Seconds since 1970. Only a hint to the browser: the server decides. */
  exp?: number
}

/** `result` of `getadmindetail`. Only `role` and `restriction` are SPEC §7, the rest is ours. */
export interface AdminDetail {
  _id: string
  email: string
  fullName: string
  role: string
  restriction: readonly Restriction[]
  /** The password must be changed before anything else. */
  mustChangePassword: boolean
  twoFactor: boolean
  /** The site's policy asks this admin for two-step. */
  twoFactorRequired: boolean
}

/** `result` of GET `admintwofa`. `setup` is there until the first enable and is readable once. */
export interface TwoFactorSettings {
  enabled: boolean
  /** ISO time, UTC. */
  enabledAt: string | null
  recoveryCodesLeft: number
  setup: { secret: string; uri: string } | null
}

/** PUT `admintwofa`: a code of the new authenticator, and the password again. */
export interface TwoFactorEnable {
  code: string
  password: string
}

/** PATCH `admintwofa`. */
export interface TwoFactorChange {
  action: 'disable' | 'regenerate'
  password: string
  code: string
}

/** `result` of PUT, and of PATCH `regenerate`: shown once. PATCH `disable` answers null. */
export interface RecoveryCodes {
  recoveryCodes: readonly string[]
}
