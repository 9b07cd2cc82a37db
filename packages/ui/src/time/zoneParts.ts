/** Wall-clock fields of an instant in a zone. */
export interface ZoneParts {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, made)
  return made
}

/** What a clock on the wall of `zone` (IANA name) shows. Throws a RangeError for an unknown zone. */
export function zoneParts(instant: Date, zone: string): ZoneParts {
  if (zone === 'UTC') {
    return {
      year: instant.getUTCFullYear(),
      month: instant.getUTCMonth() + 1,
      day: instant.getUTCDate(),
      hour: instant.getUTCHours(),
      minute: instant.getUTCMinutes(),
      second: instant.getUTCSeconds(),
    }
  }
  const read: Record<string, string> = {}
  for (const part of formatFor(zone).formatToParts(instant)) read[part.type] = part.value
  const year = Number(read['year'])
  return {
    year: read['era'] === 'BC' ? 1 - year : year,
    month: Number(read['month']),
    day: Number(read['day']),
    hour: Number(read['hour']),
    minute: Number(read['minute']),
    second: Number(read['second']),
  }
}

/** Seconds by which the clock of `zone` is ahead of UTC at that instant. */
export function zoneOffset(instant: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = zoneParts(instant, zone)
  const wall = new Date(0)
  wall.setUTCFullYear(year, month - 1, day)
  wall.setUTCHours(hour, minute, second)
  return Math.round((wall.getTime() - Math.floor(instant.getTime() / 1000) * 1000) / 1000)
}

/** Short name of a zone's offset: `UTC`, `UTC+1`, `UTC−3:30`. */
export function offsetName(instant: Date, zone: string): string {
  const minutes = Math.round(zoneOffset(instant, zone) / 60)
  if (minutes === 0) return 'UTC'
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  return `UTC${minutes < 0 ? '\u2212' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
