import type { ApiResult, HttpClient } from '@quarterdeck/core'
import { useRecord } from '../../shared/useRecord'

/** Milliseconds between refreshes. PRODUCT §2. */
export const REFRESH_MS = 30_000

/** What one card of the dashboard shows: loaded alone, refreshed every 30 s, failing alone. */
export const useCard = <Item extends object>(
  key: readonly unknown[],
  call: (http: HttpClient, signal: AbortSignal) => Promise<ApiResult<unknown>>,
) => useRecord<Item>(['dashboard', ...key], call, REFRESH_MS)
