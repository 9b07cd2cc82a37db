import type { ApiResult, HttpClient } from '@quarterdeck/core'
import { apiPath } from '../../shared/apiPath'

/** Whether a reset link still works. A guest's call: it ends no session. */
export const checkResetToken = (http: HttpClient, authToken: string, signal: AbortSignal): Promise<ApiResult<unknown>> =>
  http.post(apiPath('/adminapi/resetPassword/check'), { authToken }, { guest: true, signal })

/** Who invited whom, without using the invitation. */
export const readInvitation = (http: HttpClient, token: string, signal: AbortSignal): Promise<ApiResult<unknown>> =>
  http.post(apiPath('/adminapi/invitations/read'), { token }, { guest: true, signal })
