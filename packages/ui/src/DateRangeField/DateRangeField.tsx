import { CalendarRange, ChevronsUpDown } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { Field, type FieldTexts } from '../Field/Field'
import { Icon } from '../Icon'
import { Popover } from '../Popover'
import { type DayRange, formatDayRange } from '../time/formatDayRange'
import type { DateRangePanelProps } from './DateRangePanel'
import { LazyDateRangePanel, preloadDateRangePanel } from './LazyDateRangePanel'
import { TriggerBox, TriggerValue } from './trigger.styles'

export interface DateRangeFieldProps
  extends FieldTexts,
    Pick<DateRangePanelProps, 'today' | 'max' | 'offered'>,
    Omit<ComponentPropsWithRef<'button'>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** First and last day, both included, as ISO days; null for no limit. */
  value: DayRange | null
  onChange: (range: DayRange | null) => void
  /** IANA name of the zone whose days are meant; named in the panel. The instants are `dayRange(from, to, zone)`, half-open. */
  zone?: string | undefined
  placeholder?: string | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Hairline edge, for toolbars. */
  quiet?: boolean | undefined
}

/** A range of days with presets, typed days and two months. The calendar is fetched when it is first opened. `ref` and the rest reach the button. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, hint, error, optional, aside, labelHidden, id, className, style, value, onChange, zone = 'UTC', ...more } = props
  const { today, max, offered, placeholder = 'All days', size = 'md', quiet, ...button } = more
  const [open, setOpen] = useState(false)
  return (
    <Field {...{ label, hint, error, optional, aside, labelHidden, id, className, style }} describedBy={button['aria-describedby']}>
      {(control, labelId) => (
        <Popover
          label={typeof label === 'string' ? label : 'Range of days'}
          padded={false}
          open={open}
          onOpenChange={setOpen}
          trigger={
            <TriggerBox
              as="button"
              type="button"
              {...button}
              {...control}
              aria-labelledby={`${labelId} ${control.id}-value`}
              data-size={size}
              data-quiet={quiet ? '' : undefined}
              data-invalid={error ? '' : undefined}
              data-disabled={button.disabled ? '' : undefined}
              onPointerEnter={preloadDateRangePanel}
              onFocus={preloadDateRangePanel}
            >
              <Icon of={CalendarRange} size={size === 'sm' ? 'sm' : 'md'} />
              <TriggerValue id={`${control.id}-value`} data-empty={value ? undefined : ''}>
                {value ? <bdi>{formatDayRange(value, today)}</bdi> : placeholder}
              </TriggerValue>
              <Icon of={ChevronsUpDown} size="sm" />
            </TriggerBox>
          }
        >
          {(close) => (
            <LazyDateRangePanel
              {...{ value, today, zone, max, offered }}
              onCancel={close}
              onApply={(range) => {
                close()
                onChange(range)
              }}
            />
          )}
        </Popover>
      )}
    </Field>
  )
}
