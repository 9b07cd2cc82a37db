import { useSession } from '@quarterdeck/core'
import { Outlet } from 'react-router-dom'
import { GuardScreen } from './GuardScreen'
import { SessionRedirect } from './SessionRedirect'

/** Signed-in admins only; others go to /login (SPEC §2, §4). Nothing private is in the page until the session stands. */
export function RequireSession() {
  const { status } = useSession()
  if (status === 'restoring') return <GuardScreen />
  return status === 'signedIn' ? <Outlet /> : <SessionRedirect />
}
