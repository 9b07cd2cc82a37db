import { Check, Copy } from 'lucide-react'
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden'
import * as S from './CopyableId.styles'
import { shortenId } from './shortenId'

/** Milliseconds the green tick stays. DESIGN §6. */
const COPIED_MS = 1200

export interface CopyableIdProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'value'> {
  /** What gets copied, whole. */
  value: string
  /** `first6…last4`, for tables. */
  short?: boolean | undefined
  /** What it is, in the button's name: "Copy user ID". */
  label?: string | undefined
  /** Without it the icon appears on hover, focus and touch. */
  alwaysShowIcon?: boolean | undefined
}

/** An identifier that is copied by a click. */
export function CopyableId({ value, short, label = 'ID', alwaysShowIcon, onClick, ...rest }: CopyableIdProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const tell = (next: 'copied' | 'failed') => {
    clearTimeout(timer.current)
    setOutcome(next)
    timer.current = setTimeout(() => setOutcome('none'), COPIED_MS)
  }
  const copy = () => {
    if (!navigator.clipboard) return tell('failed')
    navigator.clipboard.writeText(value).then(
      () => tell('copied'),
      () => tell('failed'),
    )
  }
  return (
    <>
      <S.Copy
        type="button"
        title={value}
        data-shown={alwaysShowIcon || undefined}
        data-outcome={outcome}
        onClick={(event) => {
          onClick?.(event)
          copy()
        }}
        {...rest}
      >
        <VisuallyHidden>Copy {label}</VisuallyHidden> <S.Value dir="ltr">{short ? shortenId(value) : value}</S.Value>
        <Icon of={outcome === 'copied' ? Check : Copy} size="sm" />
      </S.Copy>
      <VisuallyHidden role="status">{outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Could not copy' : ''}</VisuallyHidden>
    </>
  )
}
