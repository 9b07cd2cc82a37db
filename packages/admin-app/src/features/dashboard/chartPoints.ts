import { type ChartPoint, formatTime } from '@quarterdeck/ui'

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })

/** Places on the time axis: `12 Nov` for days, `14:00` for hours, with the whole date for the hover card. UTC. */
export function chartPoints(points: readonly { at: string }[], step: 'hour' | 'day'): readonly ChartPoint[] {
  return points.map(({ at }) => {
    const instant = new Date(at)
    const day = formatTime(instant, 'UTC', 'day')
    const title = `${WEEKDAY.format(instant)} ${step === 'day' ? day : formatTime(instant, 'UTC', 'minute')}`
    return { label: step === 'day' ? day.replace(/ \d{4}$/, '') : at.slice(11, 16), title }
  })
}
