import { useSession, useToast } from '@quarterdeck/core'
import { Banner, Button, Card, FormLayout, PageHeader, PasswordField, TextField } from '@quarterdeck/ui'
import { type FormEvent, useState } from 'react'
import { useDirty } from '../../shared/DirtyForms'
import { placeFields, readFailure } from '../../shared/failure'
import { checkNewPassword, type NewPasswordErrors, NewPasswordFields } from '../../shared/NewPasswordFields'
import { RefusalNote } from '../../shared/RefusalNote'
import { useSave } from '../../shared/useSave'
import * as S from './Account.styles'
import { changePassword } from './account.api'

const EMPTY = { currentPassword: '', password: '', confirmPassword: '', code: '' }

/** /changePassword: wants the present one, and the code when two-step is on; every other session ends (PRODUCT §12). */
export function ChangePasswordPage() {
  const { email, twoFactor } = useSession()
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<NewPasswordErrors & { currentPassword?: string; code?: string }>({})
  const [refusal, setRefusal] = useState('')
  const { state, save } = useSave(changePassword)
  const toast = useToast()
  useDirty(values !== EMPTY && state.status !== 'busy')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { code, ...rest } = values
    const wrong = {
      ...(rest.currentPassword === '' && { currentPassword: 'Type your present password.' }),
      ...checkNewPassword(rest, email),
      ...(twoFactor && code.trim() === '' && { code: 'Type the code of your authenticator app, or a recovery code.' }),
    }
    setErrors(wrong)
    setRefusal('')
    if (Object.keys(wrong).length > 0) return
    const answer = await save({ ...rest, ...(twoFactor && { code: code.trim() }) })
    if (!answer) return
    if (answer.ok) {
      setValues(EMPTY)
      toast.success('Password changed. Your other sessions have ended.')
      return
    }
    const failure = readFailure(answer)
    const { placed, rest: others } = placeFields(failure, ['currentPassword', 'password', 'confirmPassword', 'code'])
    setErrors(placed)
    setRefusal([...(Object.keys(placed).length === 0 ? [failure.message] : []), ...others].join(' '))
  }

  return (
    <>
      <PageHeader title="Change password" context="At least 12 characters. A sentence is easier to keep than a riddle." />
      <S.Page>
        <Card>
          <FormLayout onSubmit={submit}>
            <RefusalNote>{refusal}</RefusalNote>
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              label="Present password"
              autoComplete="current-password"
              value={values.currentPassword}
              onChange={(event) => setValues({ ...values, currentPassword: event.target.value })}
              error={errors.currentPassword}
            />
            <NewPasswordFields value={values} onChange={(next) => setValues({ ...values, ...next })} errors={errors} email={email} />
            {twoFactor && (
              <TextField
                label="Authentication code"
                hint="Six digits of your app, or a recovery code."
                autoComplete="one-time-code"
                maxLength={64}
                value={values.code}
                onChange={(event) => setValues({ ...values, code: event.target.value })}
                error={errors.code}
              />
            )}
            <Banner kind="info" title="Your other sessions end.">
              This one stays open.
            </Banner>
            <S.Actions>
              <Button kind="primary" type="submit" busy={state.status === 'busy'}>
                Change password
              </Button>
            </S.Actions>
          </FormLayout>
        </Card>
      </S.Page>
    </>
  )
}
