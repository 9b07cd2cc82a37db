import { useAdminClient } from '@quarterdeck/core'
import { useCallback, useRef, useState } from 'react'
import { type Place, readPlace } from './readPlace'

/** Starts what signing in needs at the first focus of the form: axios and jwt-decode, then the place, which never delays a sign-in (PRODUCT §1). */
export function useSignInPlace() {
  const client = useAdminClient()
  const [place, setPlace] = useState<Place | null>(null)
  const meta = useRef<Record<string, unknown> | undefined>(undefined)
  const started = useRef(false)

  const begin = useCallback(async () => {
    if (started.current) return
    started.current = true
    await client.warm()
    const answer = await client.geolocate()
    if (!answer.ok) return
    meta.current = answer.body
    setPlace(readPlace(answer.body))
  }, [client])

  return { begin, place, meta }
}
