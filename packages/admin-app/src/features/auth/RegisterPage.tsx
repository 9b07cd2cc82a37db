import { useSession } from '@quarterdeck/core'
import type { InvitationPreview } from '@quarterdeck/reference-api/contract'
import { Button, ButtonLink, PageSpinner, TimeText } from '@quarterdeck/ui'
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { RefusalNote } from '../../shared/RefusalNote'
import { useGuestCall } from '../../shared/useGuestCall'
import { readInvitation } from './auth.api'
import { GuestFrame } from './GuestFrame'
import { RegisterForm } from './RegisterForm'

/** /register: accepts an invitation. There is no other way to an account, and without one the page says so (S52). */
export function RegisterPage() {
  const [params] = useSearchParams()
  const { isAuth, fullName, email, signOut } = useSession()
  const token = params.get('invite') ?? ''

  if (isAuth) {
    return (
      <GuestFrame
        title="You are signed in"
        lede={`As ${fullName || email || 'an administrator'}. An invitation can only be accepted signed out.`}
      >
        <ButtonLink kind="primary" size="lg" block href={paths.dashboard}>
          Continue to the dashboard
        </ButtonLink>
        <Button size="lg" block onClick={signOut}>
          {token ? 'Sign out and accept' : 'Sign out'}
        </Button>
      </GuestFrame>
    )
  }
  if (!token) {
    return (
      <GuestFrame title="Access is by invitation" lede="Ask a superadmin to invite you. The mail holds a link that opens this page.">
        <ButtonLink kind="primary" size="lg" block href={paths.login}>
          Back to sign in
        </ButtonLink>
      </GuestFrame>
    )
  }
  return <Invitation token={token} />
}

function Invitation({ token }: { token: string }) {
  const navigate = useNavigate()
  const { answer, retry } = useGuestCall<InvitationPreview>(useCallback((http, signal) => readInvitation(http, token, signal), [token]))

  if (answer.status === 'loading') {
    return (
      <GuestFrame title="Accept your invitation">
        <PageSpinner page="your invitation" />
      </GuestFrame>
    )
  }
  if (answer.status === 'failed') {
    const dead = answer.failure.kind === 'gone' || answer.failure.kind === 'invalid' || answer.failure.kind === 'conflict'
    return (
      <GuestFrame
        title={dead ? 'This invitation does not work' : 'Accept your invitation'}
        lede={dead ? 'It may have expired, been used or been withdrawn. Ask for a new one.' : undefined}
      >
        <RefusalNote>{dead ? '' : `The invitation could not be read: ${answer.failure.message}`}</RefusalNote>
        {!dead && (
          <Button kind="primary" size="lg" block onClick={retry}>
            Try again
          </Button>
        )}
        <ButtonLink size="lg" block href={paths.login}>
          Back to sign in
        </ButtonLink>
      </GuestFrame>
    )
  }
  const { email, role, inviterName, expiresAt } = answer.value
  return (
    <GuestFrame
      title="Accept your invitation"
      lede={
        <>
          <b>{inviterName}</b> invited you as <b>{role}</b>. The invitation ends <TimeText value={expiresAt} />.
        </>
      }
    >
      <RegisterForm token={token} email={email} onDone={() => void navigate(paths.twoFactor, { replace: true })} />
    </GuestFrame>
  )
}
