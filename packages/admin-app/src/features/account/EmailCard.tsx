import { useToast } from '@quarterdeck/core'
import type { Profile } from '@quarterdeck/reference-api/contract'
import { Banner, Button, Card, FormLayout, PasswordField, TextField } from '@quarterdeck/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { placeFields, readFailure } from '../../shared/failure'
import { RefusalNote } from '../../shared/RefusalNote'
import { useSave } from '../../shared/useSave'
import * as S from './Account.styles'
import { changeEmail } from './account.api'

const EMPTY = { email: '', password: '' }

/** The address of the account. A new one counts once the link in the mail was followed; until then the old one stays. */
export function EmailCard({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false)
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({})
  const [refusal, setRefusal] = useState('')
  const { state, save } = useSave(changeEmail)
  const queries = useQueryClient()
  const toast = useToast()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await save({ email: values.email.trim().toLowerCase(), password: values.password })
    if (!answer) return
    if (answer.ok) {
      setOpen(false)
      setValues(EMPTY)
      setErrors({})
      setRefusal('')
      toast.success('Check the mail of the new address')
      await queries.invalidateQueries({ queryKey: ['profile'] })
      return
    }
    const failure = readFailure(answer)
    const { placed, rest } = placeFields(failure, ['email', 'password'])
    setErrors(placed)
    setRefusal([...(Object.keys(placed).length === 0 ? [failure.message] : []), ...rest].join(' '))
  }

  return (
    <Card
      title="Email address"
      actions={
        !open && (
          <Button size="sm" onClick={() => setOpen(true)}>
            Change address
          </Button>
        )
      }
    >
      <S.Side>
        <span>{profile.email}</span>
        {profile.pendingEmail && (
          <Banner kind="info" title={`${profile.pendingEmail} waits for its confirmation.`}>
            Follow the link in the mail that was sent there.
          </Banner>
        )}
        {open && (
          <FormLayout onSubmit={submit}>
            <RefusalNote>{refusal}</RefusalNote>
            <TextField
              label="New address"
              type="email"
              maxLength={254}
              autoComplete="email"
              value={values.email}
              onChange={(event) => setValues({ ...values, email: event.target.value })}
              error={errors.email}
            />
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              value={values.password}
              onChange={(event) => setValues({ ...values, password: event.target.value })}
              error={errors.password}
            />
            <S.Actions>
              <Button kind="ghost" onClick={() => setOpen(false)}>
                Keep the address
              </Button>
              <Button
                kind="primary"
                type="submit"
                busy={state.status === 'busy'}
                disabled={values.email.trim() === '' || values.password === ''}
              >
                Send confirmation
              </Button>
            </S.Actions>
          </FormLayout>
        )}
      </S.Side>
    </Card>
  )
}
