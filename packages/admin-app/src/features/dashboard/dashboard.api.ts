import type { ApiResult, HttpClient } from '@quarterdeck/core'
import { apiPath } from '../../shared/apiPath'

type Answer = Promise<ApiResult<unknown>>

/** How many users a filter finds; the newest of them come along. */
export const countUsers = (http: HttpClient, filter: Record<string, string>, signal: AbortSignal): Answer =>
  http.get(apiPath('/adminapi/users'), { query: { limit: '15', ...filter }, signal })

/** Whether the API and its database answer. */
export const getHealth = (http: HttpClient, signal: AbortSignal): Answer => http.get(apiPath('/health'), { signal })

/** The admin's own newest sign-ins. */
export const listOwnLogins = (http: HttpClient, signal: AbortSignal): Answer =>
  http.get(apiPath('/adminapi/loginHistory'), { query: { limit: '15' }, signal })
