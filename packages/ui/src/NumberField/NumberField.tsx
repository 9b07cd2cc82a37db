import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { mergeRefs } from '../anchored/mergeRefs'
import { Affix, BareInput, ControlBox } from '../Field/control.styles'
import { Field, type FieldTexts } from '../Field/Field'
import { Icon } from '../Icon'
import { Steps } from './NumberField.styles'
import { readNumber } from './readNumber'

export interface NumberFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'prefix' | 'min' | 'max' | 'step'> {
  /** Null while empty. */
  value: number | null
  /** The number, null when empty, NaN while the text is none or out of bounds, so that a schema refuses it too. */
  onChange: (value: number | null) => void
  min?: number | undefined
  max?: number | undefined
  /** What an arrow key adds; 1 unless told. Page Up and Page Down add ten times as much. */
  step?: number | undefined
  decimals?: number | undefined
  /** Short unit after the figure, e.g. "days". */
  unit?: ReactNode
  size?: 'md' | 'lg' | undefined
}

const show = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value))

/** A count or a setting with bounds. The wheel never changes it. Money goes into AmountField. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, optional, aside, labelHidden, id, className, style, ref, value, onChange, ...more } = props
  const { min, max, step = 1, decimals = 0, unit, size = 'md', ...input } = more
  const [text, setText] = useState(() => show(value))
  const [told, setTold] = useState(value)
  const [judged, setJudged] = useState(false)
  const real = useRef<HTMLInputElement>(null)

  // A value from outside (reset, another record) replaces the text; our own coming back leaves it as typed.
  if (!Object.is(value, told)) {
    setTold(value)
    setText(show(value))
    setJudged(false)
  }
  const limits = { min, max, decimals }
  const reading = readNumber(text, limits)
  const problem = judged && reading.state === 'refused' ? reading.message : error

  const write = (next: string) => {
    const read = readNumber(next, limits)
    const known = read.state === 'read' ? read.value : read.state === 'empty' ? null : Number.NaN
    setText(next)
    setTold(known)
    onChange(known)
  }
  const stepBy = (steps: number) => {
    if (input.disabled || input.readOnly) return
    const from = reading.state === 'read' ? reading.value : (min ?? 0) - (steps > 0 ? step : -step)
    const next = Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.max(min ?? Number.MIN_SAFE_INTEGER, from + steps * step))
    write(String(Number(next.toFixed(decimals))))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event)
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (steps === undefined || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    stepBy(steps)
  }
  const fixed = input.disabled || input.readOnly
  const current = reading.state === 'read' ? reading.value : undefined

  return (
    <Field {...{ label, hint, error: problem, optional, aside, labelHidden, id, className, style }} describedBy={input['aria-describedby']}>
      {(control) => (
        <ControlBox
          data-size={size}
          data-invalid={problem ? '' : undefined}
          data-disabled={input.disabled ? '' : undefined}
          data-readonly={input.readOnly ? '' : undefined}
        >
          <BareInput
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            {...input}
            {...control}
            ref={mergeRefs(ref, real)}
            type="text"
            role="spinbutton"
            aria-valuenow={current}
            aria-valuemin={min}
            aria-valuemax={max}
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              setJudged(true)
              if (current !== undefined) setText(String(current))
              input.onBlur?.(event)
            }}
          />
          {unit ? <Affix>{unit}</Affix> : null}
          <Steps aria-hidden="true">
            <button
              type="button"
              tabIndex={-1}
              disabled={fixed || (max !== undefined && current !== undefined && current >= max)}
              onClick={() => stepBy(1)}
            >
              <Icon of={ChevronUp} size="sm" />
            </button>
            <button
              type="button"
              tabIndex={-1}
              disabled={fixed || (min !== undefined && current !== undefined && current <= min)}
              onClick={() => stepBy(-1)}
            >
              <Icon of={ChevronDown} size="sm" />
            </button>
          </Steps>
        </ControlBox>
      )}
    </Field>
  )
}
