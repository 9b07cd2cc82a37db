import type { DatePreset } from '../DateRangeField/datePresets'
import { LazyDateRangePanel } from '../DateRangeField/LazyDateRangePanel'
import { readDay } from '../time/day'
import { dayRange } from '../time/dayRange'
import type { DayRange } from '../time/formatDayRange'
import { dayOfValue } from './describeFilter'
import type { FilterCondition, FilterField } from './filters'

export interface DayFilterProps {
  field: FilterField
  condition: FilterCondition | undefined
  zone: string
  today: string
  offered?: readonly DatePreset[] | undefined
  onApply: (condition: FilterCondition) => void
  onCancel: () => void
}

/** Days of a day or time field. A time field gets the first and the last millisecond of those days in the zone, since `between` takes both ends in. */
export function DayFilter({ field, condition, zone, today, offered, onApply, onCancel }: DayFilterProps) {
  const apply = ({ from, to }: DayRange) => {
    if (field.kind === 'day') return onApply({ op: 'between', value: `${from},${to}` })
    const range = dayRange(from, to, zone)
    onApply({ op: 'between', value: `${range.from},${new Date(Date.parse(range.before) - 1).toISOString()}` })
  }
  return <LazyDateRangePanel {...{ zone, today, offered, onCancel }} value={rangeOf(field, condition, zone, today)} onApply={apply} />
}

function rangeOf(field: FilterField, condition: FilterCondition | undefined, zone: string, today: string): DayRange | null {
  const [first = '', second] = (condition?.value ?? '').split(',').map((part) => readDay(dayOfValue(field, part, zone)) ?? undefined)
  if (!condition || !first) return null
  if (second) return { from: first, to: second }
  return condition.op.startsWith('l') ? { from: first, to: first } : { from: first, to: first > today ? first : today }
}
