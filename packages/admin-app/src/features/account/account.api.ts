import type { ApiResult, HttpClient } from '@quarterdeck/core'
import type { ProfileBody } from '@quarterdeck/reference-api/contract'
import { apiPath } from '../../shared/apiPath'
import type { ListCall } from '../../shared/useList'

type Answer = Promise<ApiResult<unknown>>
type Headers = Record<string, string>

/** Own name, address, preferences and rights. */
export const getProfile = (http: HttpClient, signal: AbortSignal): Answer => http.get(apiPath('/adminapi/profile'), { signal })

/** Changes own preferences; wants the version in `If-Match`. */
export const saveProfile = (http: HttpClient, body: ProfileBody, headers: Headers): Answer =>
  http.patch(apiPath('/adminapi/profile'), body, { headers })

/** Asks for another address; it counts once the link in the mail was followed. */
export const changeEmail = (http: HttpClient, body: { email: string; password: string }, headers: Headers): Answer =>
  http.post(apiPath('/adminapi/profile/email'), body, { headers })

/** New password; ends the other sessions. */
export const changePassword = (
  http: HttpClient,
  body: { currentPassword: string; password: string; confirmPassword: string; code?: string },
  headers: Headers,
): Answer => http.post(apiPath('/adminapi/changePassword'), body, { headers })

/** Sign-in attempts on the own account. */
export const listLoginHistory: ListCall = (http, query, signal) => http.get(apiPath('/adminapi/loginHistory'), { query, signal })

/** "This wasn't me": ends that session and asks for a new password. */
export const disownLogin = (http: HttpClient, id: string, headers: Headers): Answer =>
  http.post(apiPath('/adminapi/loginHistory/:id/disown', { id }), undefined, { headers })
