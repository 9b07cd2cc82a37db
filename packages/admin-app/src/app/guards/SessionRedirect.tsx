import { useSession, useSignedOut } from '@quarterdeck/core'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../paths'
import { loginPath } from '../returnTo'

/** Why the session ended, in the words of core. */
interface SessionEnd {
  reason: string | null
}

const End = createContext<SessionEnd>({ reason: null })

/** Remembers why the last session ended, for the one redirect that follows from it. */
export function SessionEndProvider({ children }: { children: ReactNode }) {
  const [end] = useState<SessionEnd>(() => ({ reason: null }))
  const { status } = useSession()
  useSignedOut(({ reason }) => {
    end.reason = reason
  })
  useEffect(() => {
    if (status === 'signedIn') end.reason = null
  }, [end, status])
  return <End value={end}>{children}</End>
}

/**
 * The one way to /login: drawn by the guard because the session is gone, so a hundred failed calls are one navigation (F18). Carries the reason and,
 * unless the admin signed out on purpose, the page left.
 */
export function SessionRedirect() {
  const location = useLocation()
  const { reason } = use(End)
  const to = reason === 'user' ? paths.login : loginPath(location)
  return <Navigate to={to} replace state={reason ? { reason } : null} />
}
