import type { CurrencySwitch } from '@quarterdeck/reference-api/contract'
import { ConfirmDialog } from '@quarterdeck/ui'
import { useState } from 'react'
import type { Failure } from '../../shared/failure'
import { switchWords } from './coinWords'
import { useSwitchCoin } from './useSwitchCoin'

export interface SwitchOffDialogProps {
  code: string
  which: CurrencySwitch
  onClose(): void
}

/** Asks why before something that people use stops. The reason is kept with the currency and in the audit log. */
export function SwitchOffDialog({ code, which, onClose }: SwitchOffDialogProps) {
  const { busy, throwSwitch } = useSwitchCoin()
  const [failure, setFailure] = useState<Failure | null>(null)
  const what = switchWords[which].toLowerCase()
  const confirm = async (reason: string) => {
    const failed = await throwSwitch({ code, switch: which, on: false, reason })
    setFailure(failed)
    if (!failed) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={`Switch ${what} of ${code} off?`}
      message={`Nobody can start ${which === 'trade' ? 'trading' : `new ${what}`} of ${code} until it is switched on again.`}
      reason={{ label: 'Reason', required: true }}
      confirmLabel="Switch off"
      cancelLabel="Keep on"
      busy={busy}
      error={failure && (failure.fields[0]?.message ?? failure.message)}
      onConfirm={({ reason }) => void confirm(reason)}
      onCancel={onClose}
    />
  )
}
