import { type ApiResult, type HttpClient, useAdminClient } from '@quarterdeck/core'
import type { ListResult } from '@quarterdeck/reference-api/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { asFailure, takeResult } from './CallFailed'
import type { Failure } from './failure'
import { readListResult } from './listResult'
import { formatListState, type ListState } from './listState'

/** How a feature asks for one page of its list. */
export type ListCall = (http: HttpClient, query: Record<string, string>, signal: AbortSignal) => Promise<ApiResult<unknown>>

interface Shown<Item> {
  readonly rows: readonly Item[]
  readonly total: number
  /** Server time of the rows, ISO. */
  readonly asOf: string
}

/** A list as a state: `ready` and `failed` may hold the rows of the question before, said by `stale`. */
export type List<Item> = {
  /** Asks again; the rows stay meanwhile. */
  refresh(): void
  /** A call is under way. */
  readonly busy: boolean
} & (
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready'; readonly stale: boolean } & Shown<Item>)
  | { readonly status: 'failed'; readonly failure: Failure; readonly last: Shown<Item> | null }
)

/** Milliseconds between refreshes, or off. */
export type RefreshEvery = 0 | 10_000 | 30_000 | 60_000

/**
 * Rows for a list state. A newer question aborts the older call, so the answer drawn is always the last question's (F37); rows stay while the
 * next ones come. Refreshing pauses while the tab is hidden.
 */
export function useList<Item>(key: string, call: ListCall, state: ListState, refreshEvery: RefreshEvery = 0): List<Item> {
  const { http } = useAdminClient()
  const words = formatListState(state)
  const query = useQuery({
    queryKey: [key, 'list', words],
    queryFn: async ({ signal }) => takeResult(await call(http, words, signal), readListResult<Item>),
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery || false,
  })
  const { data, error } = query
  const controls = { refresh: () => void query.refetch(), busy: query.isFetching }
  if (error) return { ...controls, status: 'failed', failure: asFailure(error), last: data ? shown(data) : null }
  if (!data) return { ...controls, status: 'loading' }
  return { ...controls, status: 'ready', stale: query.isPlaceholderData, ...shown(data) }
}

const shown = <Item>({ items, total, asOf }: ListResult<Item>): Shown<Item> => ({ rows: items, total, asOf })
