import type { ApiResult, HttpClient } from '@quarterdeck/core'
import type { CurrencySwitch } from '@quarterdeck/reference-api/contract'
import { apiPath } from '../../shared/apiPath'
import type { ListCall } from '../../shared/useList'
import type { SaveCall } from '../../shared/useSave'

/** One page of the currencies. */
export const listCoins: ListCall = (http, query, signal) => http.get(apiPath('/adminapi/currencies'), { query, signal })

/** One currency with its limits and networks. */
export const getCoin = (http: HttpClient, code: string, signal: AbortSignal): Promise<ApiResult<unknown>> =>
  http.get(apiPath('/adminapi/currencies/:code', { code }), { signal })

/** What admins did with a currency, newest first. */
export const getCoinTimeline = (http: HttpClient, code: string, signal: AbortSignal): Promise<ApiResult<unknown>> =>
  http.get(apiPath('/adminapi/currencies/:code/timeline', { code }), { signal })

/** One switch of one currency, and where it is to stand. Off wants a reason. */
export interface SwitchChange {
  readonly code: string
  readonly switch: CurrencySwitch
  readonly on: boolean
  readonly reason?: string
}

/** Throws one switch. */
export const switchCoin: SaveCall<SwitchChange> = (http, { code, ...body }, headers) =>
  http.post(apiPath('/adminapi/currencies/:code/switch', { code }), body, { headers })
