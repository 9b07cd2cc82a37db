import { type ComponentPropsWithRef, useRef, useState } from 'react'
import { formatAmount } from '../amount/formatAmount'
import { type AmountLimits, readAmount } from '../amount/readAmount'
import { mergeRefs } from '../anchored/mergeRefs'
import { Affix, AffixButton, ControlBox } from '../Field/control.styles'
import { Field, type FieldTexts } from '../Field/Field'
import { AmountInput } from './AmountField.styles'

export interface AmountFieldProps
  extends FieldTexts,
    AmountLimits,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'prefix' | 'max'> {
  /** Decimal string; '' while empty. */
  value: string
  /** A canonical decimal string (`1250.75`), '' when empty, or the text as typed while it is no amount, so that a schema refuses it too. */
  onChange: (value: string) => void
  /** Adds a button that fills this in, e.g. the available balance. */
  max?: string | undefined
  size?: 'md' | 'lg' | undefined
}

/**
 * An exact amount: decimal string in, decimal string out, never a number type. Reads `.` and `,` and grouped pastes; what it cannot read it refuses in words,
 * on leaving the field and from then on while typing (PRODUCT §0 "Amounts"). `ref` and the rest reach the input.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, error, optional, aside, labelHidden, id, className, style, ref, value, onChange, ...more } = props
  const { decimals, signed, unit, max, size = 'md', ...input } = more
  const limits = { decimals, signed, unit }
  const [text, setText] = useState(value)
  const [told, setTold] = useState(value)
  const [judged, setJudged] = useState(false)
  const real = useRef<HTMLInputElement>(null)

  // A value from outside (reset, another record) replaces the text; our own coming back leaves it as typed.
  if (value !== told) {
    setTold(value)
    setText(value)
    setJudged(false)
  }
  const reading = readAmount(text, limits)
  const problem = judged && reading.state === 'refused' ? reading.message : error

  const write = (next: string) => {
    const read = readAmount(next, limits)
    const known = read.state === 'read' ? read.value : read.state === 'empty' ? '' : next
    setText(next)
    setTold(known)
    if (known !== value) onChange(known)
  }
  const takeMax = () => {
    if (max === undefined) return
    write(max)
    real.current?.focus()
  }

  return (
    <Field {...{ label, hint, error: problem, optional, aside, labelHidden, id, className, style }} describedBy={input['aria-describedby']}>
      {(control) => (
        <ControlBox
          data-size={size}
          data-invalid={problem ? '' : undefined}
          data-disabled={input.disabled ? '' : undefined}
          data-readonly={input.readOnly ? '' : undefined}
        >
          <AmountInput
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            placeholder="0"
            {...input}
            {...control}
            ref={mergeRefs(ref, real)}
            type="text"
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
            onPaste={(event) => {
              setJudged(true)
              input.onPaste?.(event)
            }}
            onBlur={(event) => {
              setJudged(true)
              if (reading.state === 'read') setText(reading.value)
              input.onBlur?.(event)
            }}
          />
          {unit ? <Affix>{unit}</Affix> : null}
          {max === undefined ? null : (
            <AffixButton
              type="button"
              aria-label={`Max, ${formatAmount(max)}${unit ? ` ${unit}` : ''}`}
              disabled={input.disabled || input.readOnly}
              onClick={takeMax}
            >
              Max
            </AffixButton>
          )}
        </ControlBox>
      )}
    </Field>
  )
}
