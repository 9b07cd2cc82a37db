import { useAdminClient } from '@quarterdeck/core'
import { Button, TextField } from '@quarterdeck/ui'
import { type FormEvent, useState } from 'react'
import { useDirty } from '../../shared/DirtyForms'
import { placeFields, readFailure } from '../../shared/failure'
import { checkNewPassword, type NewPasswordErrors, NewPasswordFields } from '../../shared/NewPasswordFields'
import { RefusalNote } from '../../shared/RefusalNote'

export interface RegisterFormProps {
  token: string
  email: string
  /** The account stands and its session has begun. */
  onDone(): void
}

/** Name and password of a new administrator; the address comes from the invitation. */
export function RegisterForm({ token, email, onDone }: RegisterFormProps) {
  const { register } = useAdminClient()
  const [fullName, setFullName] = useState('')
  const [value, setValue] = useState({ password: '', confirmPassword: '' })
  const [errors, setErrors] = useState<NewPasswordErrors & { fullName?: string }>({})
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  useDirty((fullName !== '' || value.password !== '') && !busy)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const name = fullName.trim()
    const wrong = { ...(name.length < 2 && { fullName: 'Type your name, 2 to 80 characters.' }), ...checkNewPassword(value, email) }
    setErrors(wrong)
    setRefusal('')
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    const answer = await register({ token, fullName: name, ...value })
    if (answer.ok) {
      onDone()
      return
    }
    setBusy(false)
    const failure = readFailure(answer)
    const { placed, rest } = placeFields(failure, ['fullName', 'password', 'confirmPassword'])
    setErrors(placed)
    setRefusal([...(Object.keys(placed).length === 0 ? [failure.message] : []), ...rest].join(' '))
  }

  return (
    <form onSubmit={submit} noValidate>
      <RefusalNote>{refusal}</RefusalNote>
      <TextField label="Email" size="lg" value={email} readOnly autoComplete="username" />
      <TextField
        label="Your name"
        size="lg"
        name="fullName"
        autoComplete="name"
        maxLength={80}
        value={fullName}
        onChange={(event) => setFullName(event.target.value)}
        error={errors.fullName}
      />
      <NewPasswordFields
        value={value}
        onChange={setValue}
        errors={errors}
        email={email}
        label="Password"
        repeatLabel="Repeat password"
        size="lg"
      />
      <Button kind="primary" size="lg" block type="submit" busy={busy}>
        Create account
      </Button>
    </form>
  )
}
