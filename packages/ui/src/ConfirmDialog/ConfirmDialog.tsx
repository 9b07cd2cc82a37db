import type { LucideIcon } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Banner } from '../Banner'
import { Button } from '../Button'
import { Dialog } from '../Dialog'
import { Select } from '../Select'
import { TextField } from '../TextField'
import { type Affected, AffectedChips } from './AffectedChips'
import * as S from './ConfirmDialog.styles'
import { matchesPhrase } from './matchesPhrase'

export interface ConfirmReason {
  label?: string | undefined
  /** Reasons to choose from; without them a line to write. */
  options?: readonly string[] | undefined
  required?: boolean | undefined
}

export interface ConfirmDialogProps {
  open: boolean
  /** A question: "Suspend 3 users?" */
  title: ReactNode
  /** What happens, in one paragraph. */
  message?: ReactNode
  icon?: LucideIcon | undefined
  /** `danger` for what stops or removes something: the way out then has the first focus. */
  kind?: 'danger' | 'accent' | undefined
  affected?: readonly Affected[] | undefined
  affectedTotal?: number | undefined
  reason?: ConfirmReason | undefined
  /** Text to type before the act can be done: "suspend 3", a pair's name. */
  confirmText?: string | undefined
  /** Repeats the act: "Suspend 3 users". */
  confirmLabel: string
  /** The way out: "Keep active". */
  cancelLabel: string
  busy?: boolean | undefined
  /** Why it did not work; the dialog stays. */
  error?: ReactNode
  /** Further fields or an old → new list. */
  children?: ReactNode
  onConfirm(given: { reason: string }): void
  onCancel(): void
}

/** Danger is slow: asks in words, names what happens, and for bulk or irreversible acts asks to type the name. */
export function ConfirmDialog({ open, ...rest }: ConfirmDialogProps) {
  return open ? <OpenConfirm {...rest} /> : null
}

function OpenConfirm(props: Omit<ConfirmDialogProps, 'open'>) {
  const { title, message, icon, kind = 'danger', affected, affectedTotal, reason, confirmText, confirmLabel, cancelLabel } = props
  const { busy, error, children, onConfirm, onCancel } = props
  const form = useId()
  const [why, setWhy] = useState('')
  const [typed, setTyped] = useState('')
  const ready = matchesPhrase(typed, confirmText) && (!reason?.required || why.trim() !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy) onConfirm({ reason: why.trim() })
  }
  const reasonProps = { label: reason?.label ?? 'Reason', optional: !reason?.required, value: why }
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      description={message}
      icon={icon}
      kind={kind}
      onClose={() => !busy && onCancel()}
      footer={
        <>
          <Button
            kind="ghost"
            data-autofocus={kind === 'danger' && !confirmText && !reason ? '' : undefined}
            disabled={busy}
            onClick={onCancel}
          >
            {cancelLabel}
          </Button>
          <Button kind={kind === 'danger' ? 'danger' : 'primary'} type="submit" form={form} disabled={!ready} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <S.Form id={form} onSubmit={submit} noValidate>
        {affected && affected.length > 0 && <AffectedChips items={affected} total={affectedTotal} />}
        {children}
        {reason &&
          (reason.options ? (
            <Select
              {...reasonProps}
              placeholder="Choose a reason"
              options={reason.options.map((option) => ({ value: option, label: option }))}
              onChange={(event) => setWhy(event.currentTarget.value)}
            />
          ) : (
            <TextField {...reasonProps} maxLength={500} onChange={(event) => setWhy(event.currentTarget.value)} />
          ))}
        {confirmText && (
          <TextField
            label={
              <>
                Type <S.Phrase dir="auto">{confirmText}</S.Phrase> to confirm
              </>
            }
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {error && (
          <Banner kind="danger" role="alert" title="That did not work.">
            {error}
          </Banner>
        )}
      </S.Form>
    </Dialog>
  )
}
