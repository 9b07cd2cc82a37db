import { formatDay } from './formatTime'

/** Whole days, both included, as ISO `2026-10-01`. */
export interface DayRange {
  from: string
  to: string
}

/** `1 Oct to 20 Nov` (DESIGN §10); with years unless both days lie in the year of `today`. */
export function formatDayRange({ from, to }: DayRange, today?: string): string {
  const year = today?.slice(0, 4)
  const withYear = from.slice(0, 4) !== year || to.slice(0, 4) !== year
  return from === to ? formatDay(from, withYear) : `${formatDay(from, withYear)} to ${formatDay(to, withYear)}`
}
