import { useMemo } from 'react'
import type { AdminClient } from '../client/AdminClient'
import { useTopics } from '../client/AdminContext'
import { useSelected } from '../client/useSelected'
import type { Session } from './sessionState'

/** The session as a frozen snapshot, with the verbs of signing in and out. Redraws when the session changes. */
export function useSession(): Session & Pick<AdminClient, 'signIn' | 'signOut'> & { reloadAccess(): Promise<void> } {
  const { client, state, session } = useTopics()
  const snapshot = useSelected(state.session, (current) => current)
  return useMemo(
    () => Object.freeze({ ...snapshot, signIn: client.signIn, signOut: client.signOut, reloadAccess: session.reloadAccess }),
    [snapshot, client, session],
  )
}
