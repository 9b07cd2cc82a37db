import { apiPath } from '../../shared/apiPath'
import type { RecordCall } from '../../shared/useRecord'

/** Range of the figures as the API takes it. */
export type RangeQuery = Record<string, string>

type RangedCall = (range: RangeQuery) => RecordCall

/** Key figures, compared with the period before. */
export const getTiles: RangedCall = (query) => (http, signal) => http.get(apiPath('/adminapi/dashboard/tiles'), { query, signal })

/** Volume of bots and conversions over the range. */
export const getVolume: RangedCall = (query) => (http, signal) => http.get(apiPath('/adminapi/dashboard/volume'), { query, signal })

/** Sign-ups and sign-ins over the range. */
export const getPeople: RangedCall = (query) => (http, signal) => http.get(apiPath('/adminapi/dashboard/people'), { query, signal })

/** The newest bot orders. */
export const getRecentBotOrders: RecordCall = (http, signal) => http.get(apiPath('/adminapi/dashboard/recentBotOrders'), { signal })

/** What waits for somebody. */
export const getAttention: RecordCall = (http, signal) => http.get(apiPath('/adminapi/dashboard/attention'), { signal })

/** The newest acts of admins. */
export const getAdminActivity: RecordCall = (http, signal) => http.get(apiPath('/adminapi/dashboard/adminActivity'), { signal })

/** State and latency of the parts of the system. */
export const getSystemStatus: RecordCall = (http, signal) => http.get(apiPath('/adminapi/dashboard/status'), { signal })
