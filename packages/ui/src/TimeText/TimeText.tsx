import type { ComponentPropsWithRef } from 'react'
import { Tooltip } from '../Tooltip'
import { formatTime, type TimePrecision } from '../time/formatTime'
import { readTime, type TimeValue } from '../time/readTime'
import { relativeTime } from '../time/relativeTime'
import { VisuallyHidden } from '../VisuallyHidden'
import { Beside, Lines, Stamp } from './TimeText.styles'

export interface TimeTextProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime' | 'children'> {
  /** ISO 8601 text (UTC when it names no offset), epoch milliseconds or a Date. Null and '' mean unknown: an en dash. */
  value: TimeValue | null | undefined
  /** IANA name of the admin's zone; UTC unless told. */
  zone?: string | undefined
  /** Lists show minutes, details seconds, trades milliseconds. */
  precision?: TimePrecision | undefined
  /** Writes the zone after the time; leave it out where the column's head names it. */
  zoneNamed?: boolean | undefined
  /** The caller's clock, for relative forms. Without it none is shown. */
  now?: Date | undefined
  /** `beside` adds "4 min ago" after the absolute form while it is under 24 h; `instead` shows only that, with the absolute form on hover and focus. */
  relative?: 'beside' | 'instead' | undefined
}

const DAY_MS = 86_400_000

/** A point in time as `<time datetime>`. Its tooltip gives the zone's time, UTC and how long ago (DESIGN §10). Text that is no time is shown as it came. */
export function TimeText(props: TimeTextProps) {
  const { value, zone = 'UTC', precision = 'minute', zoneNamed = false, now, relative, ...rest } = props
  if (value === null || value === undefined || value === '') {
    return (
      <Stamp {...rest}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>none</VisuallyHidden>
      </Stamp>
    )
  }
  const instant = readTime(value)
  if (!instant) return <Stamp {...rest}>{String(value)}</Stamp>
  const absolute = formatTime(instant, zone, precision, zoneNamed)
  const ago = now ? relativeTime(instant, now) : undefined
  const near = now !== undefined && Math.abs(now.getTime() - instant.getTime()) < DAY_MS
  const stamp =
    relative === 'instead' && ago ? (
      <Stamp tabIndex={0} {...rest} dateTime={instant.toISOString()}>
        {ago}
        <VisuallyHidden>, {absolute}</VisuallyHidden>
      </Stamp>
    ) : (
      <Stamp {...rest} dateTime={instant.toISOString()}>
        {absolute}
        {relative === 'beside' && near ? <Beside> {ago}</Beside> : null}
      </Stamp>
    )
  return (
    <Tooltip describes={false} text={<Lines>{tooltipLines(instant, zone, precision, ago)}</Lines>}>
      {stamp}
    </Tooltip>
  )
}

/** The zone's time, UTC where it differs, how long ago. */
function tooltipLines(instant: Date, zone: string, precision: TimePrecision, ago: string | undefined): string {
  const fine = precision === 'millisecond' ? 'millisecond' : 'second'
  const local = formatTime(instant, zone, fine, true)
  const lines = zone === 'UTC' ? [local] : [`${local}, ${zone}`, formatTime(instant, 'UTC', fine, true)]
  return [...lines, ...(ago ? [ago] : [])].join('\n')
}
