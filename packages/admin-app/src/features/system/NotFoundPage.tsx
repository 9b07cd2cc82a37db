import { useSession, useVisibleMenu } from '@quarterdeck/core'
import { Button, Link, ScreenMessage } from '@quarterdeck/ui'
import { ArrowLeft } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import { nearestPages } from './nearestPages'
import { StandAlone } from './StandAlone'
import * as S from './StandAlone.styles'

/** The path that led here, when a guard or an unknown address did. */
function readTried(state: unknown): string | null {
  const tried = typeof state === 'object' && state !== null && 'tried' in state ? state.tried : null
  return typeof tried === 'string' && tried !== '' ? tried : null
}

/** /404: unknown addresses and pages outside the role share one text, so it tells a stranger nothing (PRODUCT §1). */
export function NotFoundPage() {
  const { isAuth } = useSession()
  const navigate = useNavigate()
  const tried = readTried(useLocation().state)
  const near = nearestPages(tried ?? '', useVisibleMenu())
  return (
    <StandAlone code="404">
      <ScreenMessage
        kind="lost"
        title="This page is not here"
        actions={
          <>
            <Button kind="primary" size="lg" onClick={() => navigate(isAuth ? paths.dashboard : paths.login)}>
              {isAuth ? 'Go to dashboard' : 'Sign in'}
            </Button>
            <Button size="lg" icon={ArrowLeft} onClick={() => navigate(-1)}>
              Back
            </Button>
          </>
        }
      >
        The address may be wrong, or your role does not include this page. A superadmin can add it to your page access.
        {tried && (
          <S.Tried>
            You asked for <bdi>{tried}</bdi>
          </S.Tried>
        )}
        {isAuth && near.length > 0 && (
          <S.Near>
            Near to it:
            {near.map(({ name, to }) => (
              <Link key={to} href={to}>
                {name}
              </Link>
            ))}
          </S.Near>
        )}
      </ScreenMessage>
    </StandAlone>
  )
}
