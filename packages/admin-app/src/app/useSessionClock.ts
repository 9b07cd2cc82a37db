import { useAdminClient } from '@quarterdeck/core'
import type { SessionClock } from '@quarterdeck/reference-api/contract'
import { useCallback, useEffect, useState } from 'react'
import { apiPath } from '../shared/apiPath'
import { takeResult } from '../shared/CallFailed'
import { readRecord } from '../shared/listResult'
import { type Clock, readSessionClock, WARNING_MS } from './sessionClock'

/** Milliseconds before the clock is asked again when it could not be read. Ours. */
const RETRY_MS = 60_000

/**
 * Warns 60 s before the session ends (PRODUCT §0). The server's clock decides (F08): the page only counts how long ago it answered, and asks again
 * before it warns, because any call in between has prolonged the session. Asking prolongs nothing.
 */
export function useSessionClock() {
  const { http } = useAdminClient()
  const [clock, setClock] = useState<Clock | null>(null)
  const [now, setNow] = useState(() => Date.now())

  const read = useCallback(
    async (how: 'ask' | 'stay', signal?: AbortSignal) => {
      const options = signal ? { signal } : {}
      const answer =
        how === 'ask'
          ? await http.get(apiPath('/adminapi/session'), options)
          : await http.post(apiPath('/adminapi/session/stay'), undefined, options)
      if (signal?.aborted) return
      setNow(Date.now())
      setClock(
        answer.ok
          ? readSessionClock(takeResult(answer, readRecord<SessionClock>), Date.now())
          : { endsAt: Date.now() + RETRY_MS, canStay: true, known: false },
      )
    },
    [http],
  )

  useEffect(() => {
    const leaving = new AbortController()
    void read('ask', leaving.signal)
    return () => leaving.abort()
  }, [read])

  const left = clock?.known ? clock.endsAt - now : null
  const warning = left !== null && left <= WARNING_MS

  useEffect(() => {
    if (!clock) return
    const wait = clock.known ? clock.endsAt - WARNING_MS - Date.now() : clock.endsAt - Date.now()
    const timer = warning ? setInterval(() => setNow(Date.now()), 1000) : setTimeout(() => void read('ask'), Math.max(wait, 1000))
    return () => clearTimeout(timer)
  }, [clock, warning, read])

  return {
    /** Null while there is nothing to warn of. */
    secondsLeft: warning ? Math.max(0, Math.ceil(left / 1000)) : null,
    /** Idle time can be prolonged, the longest length cannot. */
    canStay: clock?.canStay ?? false,
    stay: useCallback(() => void read('stay'), [read]),
  }
}
