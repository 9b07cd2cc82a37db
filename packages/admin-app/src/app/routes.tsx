import { Navigate, type RouteObject } from 'react-router-dom'
import { GuardScreen } from './guards/GuardScreen'
import { GuestOnly } from './guards/GuestOnly'
import { RequirePageAccess } from './guards/RequirePageAccess'
import { RequireSession } from './guards/RequireSession'
import { LazyPage } from './LazyPage'
import { LostPath } from './LostPath'
import { pages } from './pages'
import { type Path, paths, signedInPaths } from './paths'
import { loadShell } from './shell'

/** Letter case counts for the router as it does for the guard, so both decide about the same page (F62). */
const page = (path: Path): RouteObject => ({ path, caseSensitive: true, element: <LazyPage {...pages[path]} /> })

const isSignedInPath = (path: Path) => signedInPaths.includes(path)

/** Every route of SPEC §2 with its guard. Any other path belongs to the signed-in layout. */
export const routes: RouteObject[] = [
  { element: <GuestOnly />, children: [page(paths.login), page(paths.forgetPassword), page(paths.resetPassword)] },
  page(paths.reactTable),
  page(paths.register),
  page(paths.notFound),
  page(paths.serverError),
  {
    element: <RequireSession />,
    children: [
      { path: '/', element: <Navigate to={paths.dashboard} replace /> },
      {
        element: <RequirePageAccess />,
        children: [
          {
            element: <LazyPage name="Back Office" load={loadShell} waiting={<GuardScreen />} frame />,
            children: Object.values(paths).filter(isSignedInPath).map(page),
          },
          { path: '*', element: <LostPath /> },
        ],
      },
    ],
  },
]
