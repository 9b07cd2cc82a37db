const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const two = (figure: number) => String(figure).padStart(2, '0')

/** A typed day as ISO `2026-11-20`; takes `2026-11-20` and `20 Nov 2026`. Null for anything else, since 1/2/2026 has two meanings. */
export function readDay(text: string): string | null {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  const words = /^\s*(\d{1,2})\s+([a-z]{3,9})\.?\s+(\d{4})\s*$/i.exec(text)
  const month = words ? MONTHS.indexOf((words[2] ?? '').slice(0, 3).toLowerCase()) + 1 : Number(iso?.[2])
  const day = `${iso?.[1] ?? words?.[3]}-${two(month)}-${two(Number(iso?.[3] ?? words?.[1]))}`
  return (iso || words) && shiftDay(day, 0) === day ? day : null
}

/** The ISO day so many days later (earlier when negative); a day that does not exist moves on, as 30 February to 2 March. */
export function shiftDay(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const shifted = new Date(0)
  shifted.setUTCFullYear(year, month - 1, date + days)
  return shifted.toISOString().slice(0, 10)
}
