import { offsetName, zoneParts } from './zoneParts'

/** `day` 20 Nov 2026 · `minute` 20 Nov 2026 13:58 (lists) · `second` 20 Nov 2026 22:07:41 (details) · `millisecond` … .123 (trades). DESIGN §10. */
export type TimePrecision = 'day' | 'minute' | 'second' | 'millisecond'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const two = (figure: number) => String(figure).padStart(2, '0')

/** An instant in words of the design, in a zone. `named` adds the offset's name: ` UTC`. */
export function formatTime(instant: Date, zone = 'UTC', precision: TimePrecision = 'minute', named = false): string {
  const { year, month, day, hour, minute, second } = zoneParts(instant, zone)
  const words = [`${day} ${MONTHS[month - 1]} ${year}`]
  if (precision !== 'day') {
    const seconds = precision === 'minute' ? '' : `:${two(second)}`
    const millis = precision === 'millisecond' ? `.${String(((instant.getTime() % 1000) + 1000) % 1000).padStart(3, '0')}` : ''
    words.push(`${two(hour)}:${two(minute)}${seconds}${millis}`)
  }
  if (named) words.push(offsetName(instant, zone))
  return words.join(' ')
}

/** An ISO day `2026-11-20` as `20 Nov 2026`, or `20 Nov` without its year. */
export function formatDay(day: string, withYear = true): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[(month ?? 1) - 1]}${withYear ? ` ${year}` : ''}`
}
