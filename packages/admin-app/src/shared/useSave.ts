import { type ApiResult, type HttpClient, useAdminClient } from '@quarterdeck/core'
import { useCallback, useRef, useState } from 'react'
import { type Failure, readFailure } from './failure'
import { createSaveKeys } from './saveKeys'

/** How a feature sends one change; `headers` carry `Idempotency-Key` and, for a record with a version, `If-Match`. */
export type SaveCall<Values> = (http: HttpClient, values: Values, headers: Record<string, string>) => Promise<ApiResult<unknown>>

export type SaveState = { readonly status: 'idle' | 'busy' | 'saved' } | { readonly status: 'failed'; readonly failure: Failure }

/**
 * Sends changes one at a time: a second submit while one is under way answers null (F39). A retry of the same values after an unknown outcome
 * repeats the key, so the server does it once (F35).
 */
export function useSave<Values>(call: SaveCall<Values>) {
  const { http } = useAdminClient()
  const [state, setState] = useState<SaveState>({ status: 'idle' })
  const [keys] = useState(createSaveKeys)
  const busy = useRef(false)

  const save = useCallback(
    async (values: Values, version?: number): Promise<ApiResult<unknown> | null> => {
      if (busy.current) return null
      busy.current = true
      setState({ status: 'busy' })
      const headers: Record<string, string> = { 'Idempotency-Key': keys.keyFor({ values, version }) }
      if (version !== undefined) headers['If-Match'] = String(version)
      const answer = await call(http, values, headers)
      busy.current = false
      keys.settle(answer)
      setState(answer.ok ? { status: 'saved' } : { status: 'failed', failure: readFailure(answer) })
      return answer
    },
    [http, call, keys],
  )
  const reset = useCallback(() => setState({ status: 'idle' }), [])
  return { state, save, reset }
}
