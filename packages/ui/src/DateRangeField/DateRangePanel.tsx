import { parseDate } from '@internationalized/date'
import { Check } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { Button } from '../Button'
import { BareInput, ControlBox } from '../Field/control.styles'
import { Icon } from '../Icon'
import { useMediaQuery } from '../theme/useMediaQuery'
import { readDay } from '../time/day'
import type { DayRange } from '../time/formatDayRange'
import * as S from './DateRangePanel.styles'
import { type DatePreset, datePresets } from './datePresets'
import { Month } from './Month'

export interface DateRangePanelProps {
  value: DayRange | null
  /** ISO day of now in `zone`: presets count from it. */
  today: string
  zone: string
  /** Last day that may be chosen. */
  max?: string | undefined
  /** Offered above the usual presets, e.g. the range in use on another list. */
  offered?: readonly DatePreset[] | undefined
  onApply: (range: DayRange) => void
  onCancel: () => void
}

const same = (a: DayRange | null, b: DayRange) => a?.from === b.from && a.to === b.to

/** Presets, typed days and two months. Nothing counts until Apply (mock `users-daterange`). */
export function DateRangePanel({ value, today, zone, max, offered = [], onApply, onCancel }: DateRangePanelProps) {
  const [from, setFrom] = useState(value?.from ?? '')
  const [to, setTo] = useState(value?.to ?? '')
  const [focused, setFocused] = useState(() => parseDate(value?.from ?? today))
  const [judged, setJudged] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const narrow = useMediaQuery('(max-width: 767px)')
  // The popover opened before this chunk was there.
  useEffect(() => first.current?.focus({ preventScroll: true }), [])

  const days = { from: readDay(from), to: readDay(to) }
  const problem = problemOf(days, max)
  const range = days.from && days.to && !problem ? { from: days.from, to: days.to } : null
  const presets = [...offered, ...datePresets(today)]
  const chosen = range ? presets.find((preset) => same(range, preset.range)) : undefined

  const choose = (next: DayRange) => {
    setFrom(next.from)
    setTo(next.to)
    setFocused(parseDate(next.from))
  }
  const type = (write: (text: string) => void) => (event: FormEvent<HTMLInputElement>) => {
    const day = readDay(event.currentTarget.value)
    write(event.currentTarget.value)
    if (day) setFocused(parseDate(day))
  }
  const submit = () => {
    setJudged(true)
    if (range) onApply(range)
  }
  // No form of its own: the panel may stand inside one, which Enter must not submit.
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  const field = (label: string, text: string, write: (text: string) => void, day: string | null) => (
    <ControlBox data-invalid={judged && !day ? '' : undefined}>
      <BareInput
        ref={label === 'First day' ? first : undefined}
        aria-label={label}
        aria-invalid={(judged && !day) || undefined}
        placeholder="yyyy-mm-dd"
        autoComplete="off"
        value={text}
        onChange={type(write)}
        onBlur={() => day && write(day)}
      />
    </ControlBox>
  )

  return (
    <S.Panel>
      <S.Presets aria-label="Ranges on offer">
        {presets.map((preset) => (
          <li key={preset.label}>
            <button type="button" aria-pressed={preset === chosen} onClick={() => choose(preset.range)}>
              {preset.label}
              {preset === chosen ? <Icon of={Check} size="sm" /> : null}
            </button>
          </li>
        ))}
        <li>
          <button type="button" aria-pressed={!chosen} onClick={() => first.current?.focus()}>
            Custom
            {chosen ? null : <Icon of={Check} size="sm" />}
          </button>
        </li>
      </S.Presets>
      <S.Main>
        <S.Typed onKeyDown={onEnter}>
          {field('First day', from, setFrom, days.from)}
          to
          {field('Last day', to, setTo, days.to)}
        </S.Typed>
        <S.Problem role="alert">{judged && problem ? problem : ''}</S.Problem>
        <I18nProvider locale="en-GB">
          <RangeCalendar
            aria-label="Days"
            visibleDuration={{ months: narrow ? 1 : 2 }}
            value={range ? { start: parseDate(range.from), end: parseDate(range.to) } : null}
            onChange={(next) => choose({ from: next.start.toString(), to: next.end.toString() })}
            focusedValue={focused}
            onFocusChange={setFocused}
            {...(max === undefined ? null : { maxValue: parseDate(max) })}
          >
            <S.Months>
              <Month first last={narrow} />
              {narrow ? null : <Month offset={1} last />}
            </S.Months>
          </RangeCalendar>
        </I18nProvider>
        <S.Foot>
          <span>Days run 00:00 to 24:00 {zone}</span>
          <Button kind="ghost" size="sm" onClick={onCancel}>
            Cancel
          </Button>
          <Button kind="primary" size="sm" onClick={submit}>
            Apply
          </Button>
        </S.Foot>
      </S.Main>
    </S.Panel>
  )
}

function problemOf({ from, to }: { from: string | null; to: string | null }, max: string | undefined): string | undefined {
  if (!from || !to) return `Write the ${from ? 'last' : 'first'} day as 2026-11-20.`
  if (from > to) return 'The first day lies after the last. Swap them or choose others.'
  return max !== undefined && to > max ? `Choose days up to ${max}.` : undefined
}
