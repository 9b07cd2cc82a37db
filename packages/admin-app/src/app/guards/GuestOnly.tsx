import { useAdminClient, useSession } from '@quarterdeck/core'
import { Navigate, Outlet, useSearchParams } from 'react-router-dom'
import { RETURN_KEY, resolveReturnTo } from '../returnTo'
import { GuardScreen } from './GuardScreen'

/** Signed-out visitors only. A signed-in one goes to /dashboard (SPEC §4), or back to the page that sent him here when he may open it (F60). */
export function GuestOnly() {
  const session = useSession()
  const { menu } = useAdminClient()
  const [params] = useSearchParams()
  if (session.status === 'restoring') return <GuardScreen />
  if (session.status === 'signedOut') return <Outlet />
  const next = resolveReturnTo(params.get(RETURN_KEY), session, menu)
  return next.status === 'loading' ? <GuardScreen /> : <Navigate to={next.to} replace />
}
