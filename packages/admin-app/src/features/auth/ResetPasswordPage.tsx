import { useAdminClient } from '@quarterdeck/core'
import type { ResetTokenState } from '@quarterdeck/reference-api/contract'
import { Button, ButtonLink, PageSpinner } from '@quarterdeck/ui'
import { useCallback } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { RefusalNote } from '../../shared/RefusalNote'
import { useGuestCall } from '../../shared/useGuestCall'
import { checkResetToken } from './auth.api'
import { GuestFrame } from './GuestFrame'
import { ResetPasswordForm } from './ResetPasswordForm'

const DEAD_LINKS = {
  expired: 'A link works for 10 minutes. Ask for a new one.',
  used: 'A link works once, and this one has set a password already. Ask for a new one if it was not you, and tell a superadmin.',
  malformed: 'It may have been cut off by the mail program. Copy the whole address, or ask for a new link.',
} as const

/** /resetPassword/:authToken: says first whether the link still works, then takes the new password. The token is never drawn (F74). */
export function ResetPasswordPage() {
  const { authToken = '' } = useParams()
  const { warm } = useAdminClient()
  const navigate = useNavigate()
  const { answer, retry } = useGuestCall<ResetTokenState>(
    useCallback((http, signal) => checkResetToken(http, authToken, signal), [authToken]),
  )

  if (answer.status === 'loading') {
    return (
      <GuestFrame title="Choose a new password">
        <PageSpinner page="your link" />
      </GuestFrame>
    )
  }
  if (answer.status === 'failed' && answer.failure.kind !== 'invalid') {
    return (
      <GuestFrame title="Choose a new password">
        <RefusalNote>{`The link could not be checked: ${answer.failure.message}`}</RefusalNote>
        <Button kind="primary" size="lg" block onClick={retry}>
          Try again
        </Button>
      </GuestFrame>
    )
  }
  const state = answer.status === 'ready' ? answer.value.state : 'malformed'
  if (state !== 'valid') {
    return (
      <GuestFrame title="This link does not work" lede={DEAD_LINKS[state] ?? DEAD_LINKS.malformed}>
        <ButtonLink kind="primary" size="lg" block href={paths.forgetPassword}>
          Ask for a new link
        </ButtonLink>
        <ButtonLink size="lg" block kind="ghost" href={paths.login}>
          Back to sign in
        </ButtonLink>
      </GuestFrame>
    )
  }
  return (
    <GuestFrame title="Choose a new password" lede="You will be signed out of all other sessions.">
      <ResetPasswordForm
        authToken={authToken}
        needsCode={answer.status === 'ready' && answer.value.needsCode}
        onFocus={() => void warm()}
        onDone={() => void navigate(paths.login, { replace: true, state: { reason: 'password-set' } })}
      />
    </GuestFrame>
  )
}
