import type { ApiResult, HttpClient } from '@quarterdeck/core'
import { apiPath } from '../../shared/apiPath'
import type { ListCall } from '../../shared/useList'

type Answer = Promise<ApiResult<unknown>>

/** One page of Users List. */
export const listUsers: ListCall = (http, query, signal) => http.get(apiPath('/adminapi/users'), { query, signal })

/** One user with balances and figures; personal data masked as the role has it. */
export const getUser = (http: HttpClient, id: string, signal: AbortSignal): Answer =>
  http.get(apiPath('/adminapi/users/:id', { id }), { signal })

/** Newest sign-in attempts of a user. */
export const listUserLogins = (http: HttpClient, id: string, signal: AbortSignal): Answer =>
  http.get(apiPath('/adminapi/users/:id/logins', { id }), { signal })

/** Where a user is, and was, signed in. */
export const listUserSessions = (http: HttpClient, id: string, signal: AbortSignal): Answer =>
  http.get(apiPath('/adminapi/users/:id/sessions', { id }), { signal })

/** Notes about a user, pinned first. */
export const listUserNotes = (http: HttpClient, id: string, signal: AbortSignal): Answer =>
  http.get(apiPath('/adminapi/users/:id/notes', { id }), { signal })

/** What admins did with a user, newest first. */
export const getUserTimeline = (http: HttpClient, id: string, signal: AbortSignal): Answer =>
  http.get(apiPath('/adminapi/users/:id/timeline', { id }), { signal })
