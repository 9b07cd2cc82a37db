import type { AxiosInstance } from 'axios'
import type { MenuItem } from '../access/resolvePageAccess'
import type { ApiResult } from '../http/apiResult'
import type { HttpClient } from '../http/createHttp'
import type { ConnectRealtime } from '../realtime/ConnectRealtime'
import type { Session, SignedOutEvent } from '../session/sessionState'
import type { TokenStore } from '../session/tokenStore'
import type { ToastVerbs } from '../toast/createToasts'

export interface AdminClientOptions {
  /** Base of every call: an origin with an optional path, or a path on the page's own server. */
  apiUrl: string
  menu: readonly MenuItem[]
  /** Local storage under `admin_token` unless given. */
  tokenStore?: TokenStore
  /** socket.io on the server of `apiUrl` unless given. */
  connectRealtime?: ConnectRealtime
  /** Address of the IP geolocation service; without one `geolocate` fails at once. */
  geoUrl?: string
  /** Runs once, when axios has been loaded and before the first call: interceptors, an adapter, a timeout. */
  configureAxios?: (axios: AxiosInstance) => void
}

/** One admin's world: session, calls, realtime link, toasts. Making one does no I/O. */
export interface AdminClient {
  readonly menu: readonly MenuItem[]
  readonly http: HttpClient
  /** The verbs of `useToast`, for code outside React. */
  readonly toast: ToastVerbs
  /** Restores the session and watches for other tabs; returns the undo. Starts are counted, so StrictMode does no harm. */
  start(): () => void
  /** Loads the chunks that signing in will need, for the first focus of the login form. Never rejects. */
  warm(): Promise<void>
  /** POST /adminapi/login. The body is the server's, as it is. On success the session has begun when the promise settles. */
  signIn(credentials: Record<string, unknown>): Promise<ApiResult<Record<string, unknown>>>
  /** POST /adminapi/register: accepts an invitation, and signs in as `signIn` does. */
  register(payload: Record<string, unknown>): Promise<ApiResult<Record<string, unknown>>>
  /** Ends the session at once and tells the server, without waiting for it. */
  signOut(): void
  forgotPassword(payload: Record<string, unknown>): Promise<ApiResult<Record<string, unknown>>>
  /** Failure body: `{ status: 'failed', message, errors }` (SPEC §8). */
  resetPassword(payload: Record<string, unknown>): Promise<ApiResult<Record<string, unknown>>>
  twoFactor: {
    get(): Promise<ApiResult<Record<string, unknown>>>
    put(payload: unknown): Promise<ApiResult<Record<string, unknown>>>
    patch(payload: unknown): Promise<ApiResult<Record<string, unknown>>>
  }
  /** Third-party lookup on its own axios instance: no token, 3 s cap, failure is a value with `errors`. */
  geolocate(): Promise<ApiResult<Record<string, unknown>>>
  getSession(): Session
  /** Hears the end of a session once, after the state has changed. Returns the undo. */
  onSignedOut(listener: (event: SignedOutEvent) => void): () => void
}
