import { type ApiResult, type HttpClient, useAdminClient } from '@quarterdeck/core'
import { useEffect, useState } from 'react'
import { CallFailed, takeResult } from './CallFailed'
import { type Failure, readFailure } from './failure'
import { readRecord } from './listResult'

export type GuestAnswer<Item> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Item }
  | { readonly status: 'failed'; readonly failure: Failure }

/** One question of a signed-out page, asked when it opens and again on `retry`. Signed-in pages use `useRecord`. Keep `call` stable. */
export function useGuestCall<Item extends object>(call: (http: HttpClient, signal: AbortSignal) => Promise<ApiResult<unknown>>) {
  const { http } = useAdminClient()
  const [answer, setAnswer] = useState<GuestAnswer<Item>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again.
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const result = await call(http, leaving.signal)
      if (!leaving.signal.aborted) setAnswer(readAnswer(result))
    }
    setAnswer({ status: 'loading' })
    void ask()
    return () => leaving.abort()
  }, [http, call, attempt])

  return { answer, retry: () => setAttempt((count) => count + 1) }
}

function readAnswer<Item extends object>(result: ApiResult<unknown>): GuestAnswer<Item> {
  if (!result.ok) return { status: 'failed', failure: readFailure(result) }
  try {
    return { status: 'ready', value: takeResult(result, readRecord<Item>) }
  } catch (error) {
    if (error instanceof CallFailed) return { status: 'failed', failure: error.failure }
    throw error
  }
}
