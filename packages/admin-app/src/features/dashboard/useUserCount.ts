import type { ListResult, UserListItem } from '@quarterdeck/reference-api/contract'
import { useCallback } from 'react'
import { useRecord } from '../../shared/useRecord'
import { countUsers } from './dashboard.api'

/** Milliseconds between refreshes. PRODUCT §2. */
export const REFRESH_MS = 30_000

/** Users that a filter finds, with the first of them; asked again every 30 s. `filter` is a list's query string. */
export function useUserCount(filter: string) {
  return useRecord<ListResult<UserListItem>>(
    ['users', 'count', filter],
    useCallback((http, signal) => countUsers(http, Object.fromEntries(new URLSearchParams(filter)), signal), [filter]),
    REFRESH_MS,
  )
}
