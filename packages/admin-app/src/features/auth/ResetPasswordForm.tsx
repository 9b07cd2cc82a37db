import { useAdminClient } from '@quarterdeck/core'
import { Button, TextField } from '@quarterdeck/ui'
import { type FormEvent, useState } from 'react'
import { useDirty } from '../../shared/DirtyForms'
import { placeFields, readFailure } from '../../shared/failure'
import { checkNewPassword, type NewPasswordErrors, NewPasswordFields } from '../../shared/NewPasswordFields'
import { RefusalNote } from '../../shared/RefusalNote'
import { formatCountdown, useCountdown } from '../../shared/useCountdown'

export interface ResetPasswordFormProps {
  authToken: string
  /** The account has two-step: a reset does not go round it. */
  needsCode: boolean
  onFocus(): void
  onDone(): void
}

const EMPTY = { password: '', confirmPassword: '' }

/** New password, its repetition and, with two-step, the code. */
export function ResetPasswordForm({ authToken, needsCode, onFocus, onDone }: ResetPasswordFormProps) {
  const { resetPassword } = useAdminClient()
  const [value, setValue] = useState(EMPTY)
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<NewPasswordErrors & { code?: string }>({})
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const [wait, beginWait] = useCountdown()
  useDirty(value.password !== '' && !busy)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || wait > 0) return
    const form = event.currentTarget
    const wrong = {
      ...checkNewPassword(value),
      ...(needsCode && code.trim() === '' && { code: 'Type the code of your authenticator app, or a recovery code.' }),
    }
    setErrors(wrong)
    setRefusal('')
    if (Object.keys(wrong).length > 0) {
      focusFirst(form, wrong)
      return
    }
    setBusy(true)
    const answer = await resetPassword({ authToken, ...value, ...(needsCode && { code: code.trim() }) })
    setBusy(false)
    if (answer.ok) {
      setValue(EMPTY)
      onDone()
      return
    }
    const failure = readFailure(answer)
    const { placed, rest } = placeFields(failure, ['password', 'confirmPassword', 'code'])
    setErrors(placed)
    setRefusal([...(Object.keys(placed).length === 0 ? [failure.message] : []), ...rest].join(' '))
    if (failure.retryAfter) beginWait(failure.retryAfter)
    focusFirst(form, placed)
  }

  return (
    <form onSubmit={submit} onFocus={onFocus} noValidate>
      <RefusalNote>{refusal}</RefusalNote>
      <NewPasswordFields value={value} onChange={setValue} errors={errors} size="lg" />
      {needsCode && (
        <TextField
          label="Authentication code"
          hint="Six digits of your app, or a recovery code."
          size="lg"
          name="code"
          autoComplete="one-time-code"
          maxLength={64}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={errors.code}
        />
      )}
      <Button
        kind="primary"
        size="lg"
        block
        type="submit"
        busy={busy}
        disabledReason={wait > 0 ? 'Wait until the time is over.' : undefined}
      >
        {wait > 0 ? `Try again in ${formatCountdown(wait)}` : 'Set password'}
      </Button>
    </form>
  )
}

/** Puts the caret into the first field that was refused. */
function focusFirst(form: HTMLFormElement, wrong: object): void {
  const names = Object.keys(wrong)
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[name]')]
  fields.find((field) => names.includes(field.name))?.focus()
}
