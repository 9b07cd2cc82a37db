import { useSession } from '@quarterdeck/core'
import { Button, ScreenMessage } from '@quarterdeck/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import { StandAlone } from './StandAlone'

/** The request id that whoever sent the admin here knows. */
function readReference(state: unknown): string | undefined {
  const reference = typeof state === 'object' && state !== null && 'reference' in state ? state.reference : null
  return typeof reference === 'string' ? reference : undefined
}

/** /500: what to do when the server did not answer properly (PRODUCT §1). */
export function ServerErrorPage() {
  const { isAuth, signOut } = useSession()
  const navigate = useNavigate()
  return (
    <StandAlone code="500">
      <ScreenMessage
        kind="broken"
        title="The server did not answer properly"
        onRetry={() => navigate(-1)}
        reference={readReference(useLocation().state)}
        actions={
          isAuth ? (
            <>
              <Button size="lg" onClick={() => navigate(paths.dashboard)}>
                Go to dashboard
              </Button>
              <Button size="lg" kind="ghost" onClick={signOut}>
                Sign out
              </Button>
            </>
          ) : (
            <Button size="lg" onClick={() => navigate(paths.login)}>
              Sign in
            </Button>
          )
        }
      >
        Nothing you typed was saved in the last step. Try again in a minute. If it happens again, send the reference to the platform team.
      </ScreenMessage>
    </StandAlone>
  )
}
