const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const counted = (figure: number, word: string) => `${figure} ${word}${figure === 1 ? '' : 's'}`

/** "4 min ago", "in 2 h", "3 days ago"; whole units, never rounded up, so that nothing seems older than it is. */
export function relativeTime(instant: Date, now: Date): string {
  const seconds = Math.trunc((instant.getTime() - now.getTime()) / 1000)
  const size = Math.abs(seconds)
  if (size < 5) return 'just now'
  const words =
    size < MINUTE
      ? `${size} s`
      : size < HOUR
        ? `${Math.floor(size / MINUTE)} min`
        : size < DAY
          ? `${Math.floor(size / HOUR)} h`
          : size < 60 * DAY
            ? counted(Math.floor(size / DAY), 'day')
            : size < 730 * DAY
              ? counted(Math.floor(size / (30.436875 * DAY)), 'month')
              : counted(Math.floor(size / (365.2425 * DAY)), 'year')
  return seconds < 0 ? `${words} ago` : `in ${words}`
}
