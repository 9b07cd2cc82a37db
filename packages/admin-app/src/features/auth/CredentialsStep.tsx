import { useSession } from '@quarterdeck/core'
import { Button, Icon, Link, PasswordField, TextField } from '@quarterdeck/ui'
import { MapPin } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { paths } from '../../app/paths'
import { readFailure } from '../../shared/failure'
import { RefusalNote } from '../../shared/RefusalNote'
import { formatCountdown, useCountdown } from '../../shared/useCountdown'
import { keepDeviceMark, readDeviceMark } from './deviceMark'
import * as S from './GuestFrame.styles'
import { readTicket } from './readTicket'
import { useSignInPlace } from './useSignInPlace'

/** Longest address that exists. PRODUCT §1. */
const EMAIL_MAX = 254

export interface CredentialsStepProps {
  /** Address of an earlier try. */
  email: string
  /** A call is about to go out. */
  onSubmitting(): void
  onCode(email: string, ticket: string): void
}

interface Errors {
  email?: string
  password?: string
}

/** Kept out of React's state: what is typed survives every failure, and a password manager may fill it as it likes. */
export function CredentialsStep({ email, onSubmitting, onCode }: CredentialsStepProps) {
  const { signIn } = useSession()
  const { begin, place, meta } = useSignInPlace()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState('')
  const [wait, beginWait] = useCountdown()
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || wait > 0) return
    const address = (emailField.current?.value ?? '').trim().toLowerCase()
    const password = passwordField.current?.value ?? ''
    const missing: Errors = {
      ...(address === '' && { email: 'Type your e-mail address.' }),
      ...(password === '' && { password: 'Type your password.' }),
    }
    setErrors(missing)
    setRefusal('')
    if (missing.email || missing.password) {
      ;(missing.email ? emailField : passwordField).current?.focus()
      return
    }
    setBusy(true)
    onSubmitting()
    const device = readDeviceMark()
    const answer = await signIn({ email: address, password, ...(meta.current && { meta: meta.current }), ...(device && { device }) })
    setBusy(false)
    if (answer.ok) {
      const ticket = readTicket(answer.body)
      if (ticket) onCode(address, ticket)
      else keepDeviceMark(answer.body['result'])
      return
    }
    if (answer.aborted) return
    const failure = readFailure(answer)
    setRefusal(
      failure.kind === 'offline' ? `${failure.message}. What you typed is kept; check the connection and try again.` : failure.message,
    )
    if (failure.retryAfter) beginWait(failure.retryAfter)
    passwordField.current?.select()
  }

  return (
    <form onSubmit={submit} onFocus={begin} noValidate>
      <RefusalNote>{refusal}</RefusalNote>
      <TextField
        ref={emailField}
        label="Email"
        size="lg"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX}
        defaultValue={email}
        error={errors.email}
        autoFocus
      />
      <PasswordField
        ref={passwordField}
        label="Password"
        size="lg"
        name="password"
        autoComplete="current-password"
        aside={<Link href={paths.forgetPassword}>Forgot password</Link>}
        error={errors.password}
      />
      <Button
        kind="primary"
        size="lg"
        block
        type="submit"
        busy={busy}
        disabledReason={wait > 0 ? 'Too many tries. Wait until the time is over.' : undefined}
      >
        {wait > 0 ? `Try again in ${formatCountdown(wait)}` : 'Sign in'}
      </Button>
      {place && (
        <S.Place>
          <Icon of={MapPin} size="sm" />
          <span>
            Signing in from <bdi>{place.name}</bdi> <code>{place.ip}</code>
          </span>
        </S.Place>
      )}
    </form>
  )
}
