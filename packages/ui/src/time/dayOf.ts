import { zoneParts } from './zoneParts'

/** The ISO day that an instant falls on in `zone` (IANA name). */
export function dayOf(instant: Date, zone: string): string {
  const { year, month, day } = zoneParts(instant, zone)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
