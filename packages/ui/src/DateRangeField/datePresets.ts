import { shiftDay } from '../time/day'
import type { DayRange } from '../time/formatDayRange'

export interface DatePreset {
  label: string
  range: DayRange
}

/** The ranges on offer, counted from `today` (ISO day of the admin's zone). Whole days, today included. */
export function datePresets(today: string): readonly DatePreset[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const quarter = Math.floor((month - 1) / 3)
  const first = new Date(Date.UTC(year, quarter * 3 - 3, 1)).toISOString().slice(0, 10)
  const after = new Date(Date.UTC(year, quarter * 3, 1)).toISOString().slice(0, 10)
  return [
    { label: 'Today', range: { from: today, to: today } },
    { label: 'Last 7 days', range: { from: shiftDay(today, -6), to: today } },
    { label: 'Last 30 days', range: { from: shiftDay(today, -29), to: today } },
    { label: 'Month to date', range: { from: `${today.slice(0, 8)}01`, to: today } },
    { label: 'Last quarter', range: { from: first, to: shiftDay(after, -1) } },
  ]
}
