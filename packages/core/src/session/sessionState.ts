import { ref } from 'valtio/vanilla'
import type { Restriction } from '../contract'

/** Who is signed in. Taken from the token, then from `getadmindetail`, whose word wins. SPEC §3. */
export interface Session {
  readonly status: 'restoring' | 'signedOut' | 'signedIn'
  readonly isAuth: boolean
  readonly userId: string
  /** Empty until the server has answered. */
  readonly email: string
  /** Empty until the server has answered. */
  readonly fullName: string
  /** Two-step is on for this admin. False until the server has answered. */
  readonly twoFactor: boolean
  /** The site's policy asks this admin for two-step. False until the server has answered. */
  readonly twoFactorRequired: boolean
  /** The password must be changed before anything else. False until the server has answered. */
  readonly mustChangePassword: boolean
  readonly role: string
  readonly restriction: readonly Restriction[]
  /** Progress of GET adminapi/getadmindetail; `failed` keeps limited pages at `loading` until `reloadAccess`. A refresh keeps `ready`. */
  readonly access: 'idle' | 'loading' | 'ready' | 'failed'
  /** False when the browser refuses storage: the session then ends with this tab, which the page should say. */
  readonly persistent: boolean
}

/** Why a session ended. `elsewhere` is another tab or a token removed by hand; `expired` is a 401 after the token's own end. */
export type SignedOutReason = 'user' | 'unauthorized' | 'forced' | 'expired' | 'elsewhere' | 'invalid-token'

export interface SignedOutEvent {
  readonly reason: SignedOutReason
}

/** The writable form, which stays inside core. */
export type SessionState = { -readonly [Field in keyof Session]: Session[Field] }

/** A list that the proxy leaves as it is: thousands of entries cost nothing. */
export const opaque = (restriction: readonly Restriction[]): readonly Restriction[] => ref(restriction as Restriction[])

/** Nobody: no trace of the admin before. */
export const emptySession = (status: 'restoring' | 'signedOut'): SessionState => ({
  status,
  isAuth: false,
  userId: '',
  email: '',
  fullName: '',
  twoFactor: false,
  twoFactorRequired: false,
  mustChangePassword: false,
  role: '',
  restriction: opaque([]),
  access: 'idle',
  persistent: true,
})
