import type { ApiResult, HttpClient } from '@quarterdeck/core'
import { apiPath } from '../../shared/apiPath'
import type { ListCall } from '../../shared/useList'

type Answer = Promise<ApiResult<unknown>>

/** One page of Pairs. */
export const listPairs: ListCall = (http, query, signal) => http.get(apiPath('/adminapi/pairs'), { query, signal })

/** Pairs under each tab. */
export const countPairs = (http: HttpClient, signal: AbortSignal): Answer => http.get(apiPath('/adminapi/pairs/counts'), { signal })

/** Symbols of all pairs, for the filters. */
export const listPairOptions = (http: HttpClient, signal: AbortSignal): Answer => http.get(apiPath('/adminapi/pairs/options'), { signal })

/** One pair with its fee overrides. */
export const getPair = (http: HttpClient, symbol: string, signal: AbortSignal): Answer =>
  http.get(apiPath('/adminapi/pairs/:symbol', { symbol }), { signal })

/** What admins did with a pair, newest first. */
export const getPairTimeline = (http: HttpClient, symbol: string, signal: AbortSignal): Answer =>
  http.get(apiPath('/adminapi/pairs/:symbol/timeline', { symbol }), { signal })
