import { Navigate, useLocation } from 'react-router-dom'
import { paths } from './paths'

/** An unknown path inside the signed-in area: /404, which repeats the path (F71). */
export function LostPath() {
  const { pathname } = useLocation()
  return <Navigate to={paths.notFound} replace state={{ tried: pathname }} />
}
