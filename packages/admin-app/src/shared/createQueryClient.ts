import { QueryClient } from '@tanstack/react-query'

/** Milliseconds for which an answer counts as fresh, so Back and a drawer's reopening draw at once. Ours. */
const FRESH_MS = 10_000

/** The cache of one signed-in session: made by the shell and dropped with it, so nothing outlives a sign-out. Failures are retried by people, not by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MS, refetchOnWindowFocus: true, refetchIntervalInBackground: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
