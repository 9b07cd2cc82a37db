/** One cell: text is neutralised and quoted, figures stand as they are, times are ISO 8601. */
export type CsvValue = string | number | boolean | Date | null | undefined

/** What a spreadsheet would run as a formula (ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r\n\0]/
const FIGURE = /^-?\d+(\.\d+)?$/
const QUOTED = /["\r\n,]/

/** One cell of RFC 4180. A decimal string stays a figure, negative ones too; other text that begins like a formula gets an apostrophe. */
export function csvCell(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'string') return String(value)
  const safe = FORMULA.test(value) && !FIGURE.test(value) ? `'${value}` : value
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line with its CRLF. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(',')}\r\n`

/** Spreadsheets take UTF-8 for what it is only with this mark. */
export const CSV_BOM = '\uFEFF'
