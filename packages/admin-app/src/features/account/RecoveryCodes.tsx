import { useToast } from '@quarterdeck/core'
import { Button, Card, Checkbox } from '@quarterdeck/ui'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useDirty } from '../../shared/DirtyForms'
import * as S from './Account.styles'
import * as T from './TwoFactor.styles'

/** The recovery codes, shown once: to be copied or downloaded before going on. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const [saved, setSaved] = useState(false)
  const toast = useToast()
  useDirty(!saved)

  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success('Recovery codes copied'),
      () => toast.error('The codes could not be copied. Mark and copy them by hand.'),
    )
  const download = () => {
    const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(url)
  }

  return (
    <Card title="Your recovery codes">
      <S.Side>
        <S.Prose>
          Each code signs you in once when the phone is not at hand. They are not shown again; keep them where only you can read them.
        </S.Prose>
        <T.Codes aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </T.Codes>
        <S.Actions>
          <Button icon={Copy} onClick={() => void copy()}>
            Copy codes
          </Button>
          <Button icon={Download} onClick={download}>
            Download codes
          </Button>
        </S.Actions>
        <Checkbox label="I saved them" checked={saved} onChange={(event) => setSaved(event.target.checked)} />
        <S.Actions>
          <Button kind="primary" disabled={!saved} onClick={onDone}>
            Finish
          </Button>
        </S.Actions>
      </S.Side>
    </Card>
  )
}
