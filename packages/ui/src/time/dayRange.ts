import { parseDate } from '@internationalized/date'

/** A half-open stretch of time: `from` belongs to it, `before` does not. ISO 8601 in UTC. */
export interface InstantRange {
  from: string
  before: string
}

/** First instant of an ISO day in `zone`. Where clocks skip midnight it is the first that exists; where midnight comes twice, the first. */
export function startOfDay(day: string, zone: string): Date {
  return parseDate(day).toDate(zone)
}

/** The instants of the days `fromDay` to `toDay`, both included, in `zone` (PRODUCT §0 "Times"). Every instant lies in exactly one day. */
export function dayRange(fromDay: string, toDay: string, zone: string): InstantRange {
  return { from: startOfDay(fromDay, zone).toISOString(), before: parseDate(toDay).add({ days: 1 }).toDate(zone).toISOString() }
}
