import { useAdminClient, useSession } from '@quarterdeck/core'
import { Button, Card, CodeField, CopyableId, DescriptionList, PasswordField } from '@quarterdeck/ui'
import { type FormEvent, useState } from 'react'
import { placeFields, readFailure } from '../../shared/failure'
import { RefusalNote } from '../../shared/RefusalNote'
import { QrCode } from './QrCode'
import * as S from './TwoFactor.styles'
import { readRecoveryCodes, type TwoFactorSettings } from './twoFactorSettings'

export interface TwoFactorSetupProps {
  settings: TwoFactorSettings
  onCodes(codes: readonly string[]): void
  /** Asks the server for a new secret. */
  onRestart(): void
}

/** Three steps: an app, the secret, the first code with the password (mock `twofa-setup`). */
export function TwoFactorSetup({ settings, onCodes, onRestart }: TwoFactorSetupProps) {
  const { twoFactor } = useAdminClient()
  const { email, reloadAccess } = useSession()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<{ code?: string; password?: string }>({})
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const { setup } = settings

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setErrors({})
    setRefusal('')
    const answer = await twoFactor.put({ code, password })
    setBusy(false)
    if (answer.ok) {
      void reloadAccess()
      onCodes(readRecoveryCodes(answer.body['result']))
      return
    }
    const failure = readFailure(answer)
    const { placed, rest } = placeFields(failure, ['code', 'password'])
    setErrors(placed)
    setRefusal([...(Object.keys(placed).length === 0 ? [failure.message] : []), ...rest].join(' '))
  }

  return (
    <Card flush>
      <form onSubmit={submit} noValidate>
        <S.Steps>
          <S.Step>
            <div>
              <h2>Install an authenticator app</h2>
              <p>Any app that follows the TOTP standard works.</p>
            </div>
          </S.Step>
          <S.Step>
            <div>
              <h2>Scan this code</h2>
              <p>Use the app's camera. On this device, type the key instead.</p>
            </div>
            {setup ? (
              <S.Scan>
                <QrCode text={setup.uri} label="Set-up code for an authenticator app" />
                <S.Key>
                  <b>Set-up key</b>
                  <CopyableId value={setup.secret.replace(/(.{4})(?=.)/g, '$1 ')} label="set-up key" alwaysShowIcon />
                  <p>Keep it private. It is shown only on this page.</p>
                  <DescriptionList
                    items={[
                      { term: 'Account', value: email },
                      { term: 'Type', value: 'Time based, 6 digits, 30 s' },
                    ]}
                  />
                </S.Key>
              </S.Scan>
            ) : (
              <div>
                <p>The key was shown before and is not shown twice.</p>
                <Button onClick={onRestart}>Start again with a new key</Button>
              </div>
            )}
          </S.Step>
          <S.Step>
            <div>
              <h2>Enter the code the app shows</h2>
              <p>This proves that the app and the clock agree.</p>
            </div>
            <RefusalNote>{refusal}</RefusalNote>
            <CodeField label="Authentication code" labelHidden value={code} onChange={setCode} busy={busy} error={errors.code} />
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              error={errors.password}
            />
          </S.Step>
        </S.Steps>
        <S.Foot>
          <Button kind="primary" type="submit" busy={busy} disabled={code.length < 6 || password === ''}>
            Turn on two-step sign-in
          </Button>
        </S.Foot>
      </form>
    </Card>
  )
}
