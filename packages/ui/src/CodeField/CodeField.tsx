import { type ComponentPropsWithRef, Fragment, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { mergeRefs } from '../anchored/mergeRefs'
import { Field, type FieldTexts } from '../Field/Field'
import { Cell, Cells, Dash, RealInput } from './CodeField.styles'
import { readCode } from './readCode'

export interface CodeFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'prefix' | 'maxLength'> {
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((code: string) => void) | undefined
  /** A full code was typed or pasted. Called once per code, so a refused one is not sent again by itself. */
  onComplete?: ((code: string) => void) | undefined
  /** Digits; 6 unless told, split by a dash in the middle when even. */
  length?: number | undefined
  /** The code is being checked: shown, not editable. */
  busy?: boolean | undefined
  /** The code was right: green edges. The caller shows them for 400 ms, then goes on. */
  success?: boolean | undefined
}

/** The six digits of two-step sign-in: one real input under drawn cells, so that paste, autofill and screen readers work (DESIGN §6 "OTP input"). */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    aside,
    labelHidden,
    id,
    className,
    style,
    ref,
    value,
    defaultValue = '',
    onChange,
    onComplete,
    ...more
  } = props
  const { length = 6, busy = false, success = false, ...input } = more
  const real = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => readCode(defaultValue, length))
  const [selection, setSelection] = useState<readonly [number, number] | null>(null)
  const sent = useRef('')
  const code = value === undefined ? typed : readCode(value, length)

  const write = (text: string) => {
    const next = readCode(text, length)
    setTyped(next)
    onChange?.(next)
    if (next.length < length) sent.current = ''
    else if (sent.current !== next) {
      sent.current = next
      onComplete?.(next)
    }
  }

  const select = (from: number, to: number) => {
    real.current?.setSelectionRange(from, to)
    setSelection([from, to])
  }
  /** Puts the caret on the cell at `index`, selecting its digit so that typing replaces it. */
  const goTo = (index: number) => {
    const at = Math.max(0, Math.min(index, code.length))
    select(at, Math.min(at + 1, code.length))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event)
    const at = event.currentTarget.selectionStart ?? 0
    if (event.defaultPrevented || event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    goTo(event.key === 'ArrowLeft' ? at - 1 : at + 1)
  }

  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    input.onClick?.(event)
    const cells = [...(event.currentTarget.parentElement?.querySelectorAll('[data-cell]') ?? [])]
    goTo(cells.findIndex((cell) => event.clientX <= cell.getBoundingClientRect().right))
  }

  const refused = Boolean(error)
  useEffect(() => {
    if (!refused) return
    real.current?.focus()
    real.current?.select()
    setSelection([0, real.current?.value.length ?? 0])
  }, [refused])

  const status = success ? 'success' : error ? 'error' : busy ? 'busy' : input.disabled ? 'disabled' : 'idle'
  const isCurrent = (index: number) =>
    selection !== null &&
    (selection[0] === selection[1] ? index === Math.min(selection[0], length - 1) : index >= selection[0] && index < selection[1])

  return (
    <Field {...{ label, hint, error, optional, aside, labelHidden, id, className, style }} describedBy={input['aria-describedby']}>
      {(control) => (
        <Cells data-status={status}>
          <RealInput
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            ref={mergeRefs(ref, real)}
            type="text"
            maxLength={length}
            value={code}
            readOnly={input.readOnly || busy || success}
            aria-busy={busy || undefined}
            onChange={(event) => write(event.currentTarget.value)}
            onPaste={(event) => {
              input.onPaste?.(event)
              event.preventDefault()
              if (!busy && !success && !input.readOnly) write(event.clipboardData.getData('text'))
            }}
            onKeyDown={onKeyDown}
            onClick={onClick}
            onSelect={(event) => {
              input.onSelect?.(event)
              setSelection([event.currentTarget.selectionStart ?? 0, event.currentTarget.selectionEnd ?? 0])
            }}
            onFocus={(event) => {
              input.onFocus?.(event)
              setSelection([event.currentTarget.selectionStart ?? 0, event.currentTarget.selectionEnd ?? 0])
            }}
            onBlur={(event) => {
              input.onBlur?.(event)
              setSelection(null)
            }}
          />
          {Array.from({ length }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
            <Fragment key={index}>
              {length % 2 === 0 && index === length / 2 ? <Dash /> : null}
              <Cell aria-hidden="true" data-cell="" data-current={isCurrent(index) ? '' : undefined}>
                {code[index]}
              </Cell>
            </Fragment>
          ))}
        </Cells>
      )}
    </Field>
  )
}
