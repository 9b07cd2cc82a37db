import { useSession } from '@quarterdeck/core'
import { Button, CodeField, Icon, TextField } from '@quarterdeck/ui'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type Failure, readFailure } from '../../shared/failure'
import { RefusalNote } from '../../shared/RefusalNote'
import { formatCountdown, useCountdown } from '../../shared/useCountdown'
import { readDeviceMark } from './deviceMark'
import { GuestFrame } from './GuestFrame'
import * as S from './GuestFrame.styles'

export interface CodeStepProps {
  email: string
  ticket: string
  /** Back to the first step; `why` when the server has closed this one. */
  onLeave(why: string): void
}

/** Second step of signing in: six digits of the app, or one recovery code. */
export function CodeStep({ email, ticket, onLeave }: CodeStepProps) {
  const { signIn } = useSession()
  const [method, setMethod] = useState<'app' | 'recovery'>('app')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const [refusal, setRefusal] = useState('')
  const [wait, beginWait] = useCountdown()
  const typed = method === 'app' ? code : code.trim()
  const complete = method === 'app' ? code.length === 6 : typed !== ''

  const verify = async (given: string) => {
    if (busy || wait > 0) return
    setBusy(true)
    setWrong('')
    setRefusal('')
    const device = readDeviceMark()
    const answer = await signIn({ ticket, code: given, ...(device && { device }) })
    setBusy(false)
    if (answer.ok || answer.aborted) return
    const failure = readFailure(answer)
    if (failure.retryAfter) beginWait(failure.retryAfter)
    if (closesTicket(failure, answer.body)) onLeave(failure.message)
    else if (failure.status === 401 || failure.status === 422) setWrong(failure.fields[0]?.message ?? failure.message)
    else setRefusal(failure.message)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (complete) void verify(typed)
  }

  const change = (next: 'app' | 'recovery') => {
    setMethod(next)
    setCode('')
    setWrong('')
  }

  return (
    <GuestFrame
      title={method === 'app' ? 'Enter your code' : 'Enter a recovery code'}
      lede={
        method === 'app' ? (
          <>
            Open your authenticator app and type the 6-digit code for <b>{email}</b>.
          </>
        ) : (
          <>
            Type one of the codes you saved when you turned two-step sign-in on for <b>{email}</b>. It works once.
          </>
        )
      }
    >
      <form onSubmit={submit} noValidate>
        <RefusalNote>{refusal}</RefusalNote>
        {method === 'app' ? (
          <CodeField
            label="Authentication code"
            hint="Codes change every 30 seconds. Pasting works."
            name="code"
            value={code}
            onChange={setCode}
            onComplete={verify}
            busy={busy}
            error={wrong || undefined}
            autoFocus
          />
        ) : (
          <TextField
            label="Recovery code"
            size="lg"
            name="recovery-code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={wrong || undefined}
            autoFocus
          />
        )}
        <Button kind="primary" size="lg" block type="submit" busy={busy} disabled={!complete || wait > 0}>
          {wait > 0 ? `Try again in ${formatCountdown(wait)}` : 'Verify'}
        </Button>
      </form>
      <S.Aside>
        <S.TextButton type="button" onClick={() => onLeave('')}>
          <Icon of={ArrowLeft} size="sm" />
          Use another account
        </S.TextButton>
        <S.TextButton type="button" onClick={() => change(method === 'app' ? 'recovery' : 'app')}>
          {method === 'app' ? 'Use a recovery code' : 'Use the authenticator app'}
        </S.TextButton>
        <span>Lost your phone? A superadmin can reset your two-step sign-in.</span>
      </S.Aside>
    </GuestFrame>
  )
}

/** The ticket itself is over (five wrong codes, or too old): another code cannot help. */
function closesTicket(failure: Failure, body: Record<string, unknown>): boolean {
  const errors = body['errors']
  const codes = Array.isArray(errors) ? errors.map((error: { code?: unknown }) => error?.code) : []
  return failure.status === 401 && !codes.includes('wrong_code')
}
