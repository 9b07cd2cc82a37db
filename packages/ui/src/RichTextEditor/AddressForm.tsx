import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../Button'
import { TextField } from '../TextField'
import * as S from './RichTextEditor.styles'

interface AddressFormProps {
  label: string
  start: string
  hint?: string
  /** Asks for words beside the address, under this label. */
  words?: string
  isGood(address: string): boolean
  fault: string
  onDone(address: string, words: string): void
  onCancel(): void
}

/** A line under the toolbar. No `<form>`: the editor mostly stands in one. Enter takes it, Esc goes back to the text. */
export function AddressForm({ label, start, hint, words, isGood, fault, onDone, onCancel }: AddressFormProps) {
  const [address, setAddress] = useState(start)
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  const finish = () => {
    if (isGood(address.trim())) onDone(address.trim(), said.trim())
    else setRefused(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    finish()
  }
  return (
    <S.AddressForm role="group" aria-label={label} onKeyDown={onKeyDown}>
      <TextField
        ref={first}
        label={label}
        hint={hint}
        value={address}
        error={refused && !isGood(address.trim()) ? fault : undefined}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      {words ? <TextField label={words} value={said} onChange={(event) => setSaid(event.currentTarget.value)} /> : null}
      <Button size="sm" onClick={finish}>
        Apply
      </Button>
      <Button size="sm" kind="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </S.AddressForm>
  )
}
