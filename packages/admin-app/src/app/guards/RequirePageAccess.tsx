import { usePageAccess, useSession } from '@quarterdeck/core'
import { lazy, Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { canonicalPath } from '../canonicalPath'
import { paths } from '../paths'
import { GuardScreen } from './GuardScreen'

const AccessFailed = lazy(() => import('./AccessFailed').then((module) => ({ default: module.AccessFailed })))

/** The page-access rule of SPEC §4 around every page of the layout: wait, show, or /404. Rights that could not be loaded are an error with Retry, not /404. */
export function RequirePageAccess() {
  const { pathname } = useLocation()
  const access = usePageAccess(canonicalPath(pathname))
  const session = useSession()
  if (access === 'allowed') return <Outlet />
  if (access === 'denied') return <Navigate to={paths.notFound} replace state={{ tried: pathname }} />
  return <Suspense fallback={<GuardScreen />}>{session.access === 'failed' ? <AccessFailed /> : <GuardScreen />}</Suspense>
}
