import { useAdminClient, useSession, useToast } from '@quarterdeck/core'
import { Button, Card, DescriptionList, FormLayout, PasswordField, TextField, TimeText } from '@quarterdeck/ui'
import { type FormEvent, useState } from 'react'
import { placeFields, readFailure } from '../../shared/failure'
import { RefusalNote } from '../../shared/RefusalNote'
import * as S from './Account.styles'
import { readRecoveryCodes, type TwoFactorSettings } from './twoFactorSettings'

export interface TwoFactorOnProps {
  settings: TwoFactorSettings
  onCodes(codes: readonly string[]): void
  onOff(): void
}

/** Two-step is on: how many recovery codes are left, new ones, and the way out. Both want password and code. */
export function TwoFactorOn({ settings, onCodes, onOff }: TwoFactorOnProps) {
  const { twoFactor } = useAdminClient()
  const { reloadAccess } = useSession()
  const toast = useToast()
  const [values, setValues] = useState({ password: '', code: '' })
  const [errors, setErrors] = useState<{ code?: string; password?: string }>({})
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState<'disable' | 'regenerate' | null>(null)
  const complete = values.password !== '' && values.code.trim() !== ''

  const change = async (action: 'disable' | 'regenerate') => {
    if (busy || !complete) return
    setBusy(action)
    setErrors({})
    setRefusal('')
    const answer = await twoFactor.patch({ action, password: values.password, code: values.code.trim() })
    setBusy(null)
    if (answer.ok) {
      setValues({ password: '', code: '' })
      void reloadAccess()
      if (action === 'regenerate') {
        onCodes(readRecoveryCodes(answer.body['result']))
        return
      }
      toast.success('Two-step sign-in is off')
      onOff()
      return
    }
    const failure = readFailure(answer)
    const { placed, rest } = placeFields(failure, ['code', 'password'])
    setErrors(placed)
    setRefusal([...(Object.keys(placed).length === 0 ? [failure.message] : []), ...rest].join(' '))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void change('regenerate')
  }

  return (
    <Card title="Two-step sign-in is on">
      <FormLayout onSubmit={submit}>
        <DescriptionList
          items={[
            { term: 'Since', value: settings.enabledAt && <TimeText value={settings.enabledAt} zoneNamed /> },
            { term: 'Recovery codes left', value: String(settings.recoveryCodesLeft) },
          ]}
        />
        <RefusalNote>{refusal}</RefusalNote>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={values.password}
          onChange={(event) => setValues({ ...values, password: event.target.value })}
          error={errors.password}
        />
        <TextField
          label="Authentication code"
          hint="Six digits of your app, or a recovery code."
          autoComplete="one-time-code"
          maxLength={64}
          value={values.code}
          onChange={(event) => setValues({ ...values, code: event.target.value })}
          error={errors.code}
        />
        <S.Actions>
          <Button kind="danger-quiet" busy={busy === 'disable'} disabled={!complete} onClick={() => void change('disable')}>
            Turn off two-step sign-in
          </Button>
          <Button type="submit" busy={busy === 'regenerate'} disabled={!complete}>
            Make new recovery codes
          </Button>
        </S.Actions>
      </FormLayout>
    </Card>
  )
}
