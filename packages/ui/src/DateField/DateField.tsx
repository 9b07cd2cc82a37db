import { Calendar as CalendarIcon } from 'lucide-react'
import { type ComponentPropsWithRef, lazy, Suspense, useRef, useState } from 'react'
import { mergeRefs } from '../anchored/mergeRefs'
import { AffixButton, ControlBox } from '../Field/control.styles'
import { Field, type FieldTexts } from '../Field/Field'
import { Icon } from '../Icon'
import { Popover } from '../Popover'
import { Spinner } from '../Spinner'
import { readDay } from '../time/day'
import { DayInput, Waiting } from './DateField.styles'

const DayPanel = lazy(() => import('./DayPanel'))

export interface DateFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'prefix' | 'min' | 'max'> {
  /** ISO day `2026-11-20`; '' while empty. */
  value: string
  /** An ISO day, '' when empty, or the text as typed while it is no day, so that a schema refuses it too. */
  onChange: (day: string) => void
  /** First and last day that may be chosen. */
  min?: string | undefined
  max?: string | undefined
  size?: 'md' | 'lg' | undefined
}

/** A day, typed (`2026-11-20` or `20 Nov 2026`) or chosen from a calendar that is fetched when first opened. `ref` and the rest reach the input. */
export function DateField(props: DateFieldProps) {
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
    onChange,
    min,
    max,
    size = 'md',
    ...input
  } = props
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
  const day = readDay(text)
  const problem = (judged ? dayProblem(text, day, min, max) : undefined) ?? error
  const write = (next: string) => {
    const known = readDay(next) ?? next.trim()
    setText(next)
    setTold(known)
    if (known !== value) onChange(known)
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
          <DayInput
            placeholder="yyyy-mm-dd"
            autoComplete="off"
            {...input}
            {...control}
            ref={mergeRefs(ref, real)}
            type="text"
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
            onBlur={(event) => {
              setJudged(true)
              if (day) setText(day)
              input.onBlur?.(event)
            }}
          />
          <Popover
            label="Calendar"
            align="end"
            trigger={
              <AffixButton type="button" aria-label="Open calendar" disabled={input.disabled || input.readOnly}>
                <Icon of={CalendarIcon} />
              </AffixButton>
            }
          >
            {(close) => (
              <Suspense
                fallback={
                  <Waiting>
                    <Spinner size={18} />
                  </Waiting>
                }
              >
                <DayPanel
                  value={day}
                  min={min}
                  max={max}
                  onChoose={(chosen) => {
                    write(chosen)
                    close()
                    real.current?.focus()
                  }}
                />
              </Suspense>
            )}
          </Popover>
        </ControlBox>
      )}
    </Field>
  )
}

function dayProblem(text: string, day: string | null, min: string | undefined, max: string | undefined): string | undefined {
  if (text.trim() === '') return undefined
  if (!day) return 'Write the day as 2026-11-20.'
  if (min !== undefined && day < min) return `Choose ${min} or a later day.`
  return max !== undefined && day > max ? `Choose ${max} or an earlier day.` : undefined
}
