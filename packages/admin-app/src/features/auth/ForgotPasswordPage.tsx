import { useAdminClient } from '@quarterdeck/core'
import { Banner, Button, Icon, Link, TextField } from '@quarterdeck/ui'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { paths } from '../../app/paths'
import { readFailure } from '../../shared/failure'
import { RefusalNote } from '../../shared/RefusalNote'
import { formatCountdown, useCountdown } from '../../shared/useCountdown'
import { GuestFrame } from './GuestFrame'
import * as S from './GuestFrame.styles'

/** Seconds before another link may be asked for. PRODUCT §1. */
const COOL_DOWN_S = 60
/** Minutes a link works. RELIABILITY P17. */
const LINK_MINUTES = 10

/** /forgetPassword: asks for a reset link. The answer is the same whether the account exists or not. */
export function ForgotPasswordPage() {
  const { forgotPassword, warm } = useAdminClient()
  const field = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState('')
  const [error, setError] = useState('')
  const [refusal, setRefusal] = useState('')
  const [wait, beginWait] = useCountdown()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || wait > 0) return
    const email = (field.current?.value ?? '').trim().toLowerCase()
    setRefusal('')
    if (!/^[^@\s]+@[^@\s]+$/.test(email)) {
      setError('Type the e-mail address of your account.')
      field.current?.focus()
      return
    }
    setError('')
    setBusy(true)
    const answer = await forgotPassword({ email })
    setBusy(false)
    if (answer.ok) {
      setSentTo(email)
      beginWait(COOL_DOWN_S)
      return
    }
    const failure = readFailure(answer)
    if (failure.retryAfter) beginWait(failure.retryAfter)
    if (failure.fields[0]) setError(failure.fields[0].message)
    else setRefusal(failure.message)
  }

  return (
    <GuestFrame
      title="Forgot password"
      lede={`We mail a link to set a new one. It works once, for ${LINK_MINUTES} minutes.`}
      notice={
        <div role="status">
          {sentTo && (
            <Banner kind="success" title="Check your mail.">
              If <bdi>{sentTo}</bdi> belongs to an administrator, a link is on its way. It works for {LINK_MINUTES} minutes.
            </Banner>
          )}
        </div>
      }
    >
      <form onSubmit={submit} onFocus={() => void warm()} noValidate>
        <RefusalNote>{refusal}</RefusalNote>
        <TextField
          ref={field}
          label="Email"
          size="lg"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={error || undefined}
        />
        <Button
          kind="primary"
          size="lg"
          block
          type="submit"
          busy={busy}
          disabledReason={wait > 0 ? 'A new link can be sent when the time is over.' : undefined}
        >
          {wait > 0 ? `Send again in ${formatCountdown(wait)}` : sentTo ? 'Send again' : 'Send link'}
        </Button>
      </form>
      <S.Aside>
        <Link href={paths.login}>
          <Icon of={ArrowLeft} size="sm" /> Back to sign in
        </Link>
      </S.Aside>
    </GuestFrame>
  )
}
