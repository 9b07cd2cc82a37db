import { useEffectEvent, useLayoutEffect } from 'react'
import type { SignedOutEvent } from '../session/sessionState'
import { useTopics } from './AdminContext'

/** Calls `listener` once for each session that ends, with the reason. */
export function useSignedOut(listener: (event: SignedOutEvent) => void): void {
  const { client } = useTopics()
  const onSignedOut = useEffectEvent(listener)
  useLayoutEffect(() => client.onSignedOut((event) => onSignedOut(event)), [client])
}
