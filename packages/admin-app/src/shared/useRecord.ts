import { type ApiResult, type HttpClient, useAdminClient } from '@quarterdeck/core'
import { useQuery } from '@tanstack/react-query'
import { asFailure, takeResult } from './CallFailed'
import type { Failure } from './failure'
import { readRecord } from './listResult'

/** One record as a state. */
export type Loaded<Item> = { retry(): void; readonly busy: boolean } & (
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Item }
  | { readonly status: 'failed'; readonly failure: Failure }
)

/** How a feature asks for one thing. */
export type RecordCall = (http: HttpClient, signal: AbortSignal) => Promise<ApiResult<unknown>>

/** Loads one thing and keeps it under `key`; asking for another key aborts the call for this one. */
export function useRecord<Item extends object>(key: readonly unknown[], call: RecordCall, refreshEvery = 0): Loaded<Item> {
  const { http } = useAdminClient()
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => takeResult(await call(http, signal), readRecord<Item>),
    refetchInterval: refreshEvery || false,
  })
  const controls = { retry: () => void query.refetch(), busy: query.isFetching }
  if (query.data) return { ...controls, status: 'ready', value: query.data }
  if (query.error) return { ...controls, status: 'failed', failure: asFailure(query.error) }
  return { ...controls, status: 'loading' }
}
