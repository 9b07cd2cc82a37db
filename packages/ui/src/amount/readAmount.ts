import { writeDecimal } from './readDecimal'

export interface AmountLimits {
  /** Places of the asset; 18 unless told (`NUMERIC(36,18)`, PRODUCT §0). */
  decimals?: number | undefined
  /** Lets figures below zero through. */
  signed?: boolean | undefined
  /** Asset code: may stand around a pasted figure, and is named in the refusal. */
  unit?: string | undefined
}

/** What somebody typed or pasted: nothing, a canonical decimal string, or a refusal in words that say what to do. */
export type AmountReading =
  | { readonly state: 'empty' }
  | { readonly state: 'read'; readonly value: string }
  | { readonly state: 'refused'; readonly message: string }

/** Digits before the point that `NUMERIC(36,18)` holds. */
export const MAX_WHOLE_DIGITS = 18

const GROUPS = /[ \u00a0\u2007\u2009\u202f'\u2019_]/g
const BIDI_MARKS = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
/** Thousands everywhere, or lakh and crore: `1,234,567` and `12,34,567`. */
const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/

const refuse = (message: string): AmountReading => ({ state: 'refused', message })

/**
 * Reads an amount as people write it: `.` or `,` before the fraction, thousands grouped in the usual ways, the unit around it. Exact: no number type is involved.
 * What has two meanings is refused, not guessed: `1,234` with an asset of three or more decimals (a thousandfold difference).
 */
export function readAmount(text: string, { decimals = 18, signed = false, unit }: AmountLimits = {}): AmountReading {
  const bare = withoutUnit(text.replace(BIDI_MARKS, '').trim(), unit)
  if (bare === '') return { state: 'empty' }
  const [, sign = '', rest = ''] = /^([+\-\u2212]?)\s*(.*)$/.exec(bare) ?? []
  if (/^[\d.,]+[eE][+-]?\d+$/.test(rest)) return refuse('Write the amount out in full, without “e”.')
  if (!/^(?=.*[0-9])[0-9.,]+$/.test(rest.replace(GROUPS, ''))) return refuse('Write the amount with the digits 0 to 9, e.g. 1250.75.')

  const marked = rest.replace(GROUPS, '_')
  const point = decimalPoint(marked, decimals)
  if (point === 'ambiguous') {
    return refuse(`“${rest}” can mean ${rest.replace(',', '')} or ${rest.replace(',', '.')}. Write it one of these ways.`)
  }
  const whole = point < 0 ? marked : marked.slice(0, point)
  const fraction = point < 0 ? '' : marked.slice(point + 1)
  const digits = whole.replace(/[._]/g, ',')
  const marks = new Set(whole.match(/[.,_]/g))
  if (!/^\d*$/.test(fraction) || marks.size > 1 || marks.has(marked[point] ?? '') || (marks.size === 1 && !GROUPED.test(digits))) {
    return refuse(`The grouping of “${rest}” is unclear. Write the digits without separators, and a point before the decimals.`)
  }
  return limit(sign !== '' && sign !== '+', digits.replaceAll(',', ''), fraction, { decimals, signed, unit })
}

/** Index of the mark before the fraction, -1 without one. */
function decimalPoint(text: string, decimals: number): number | 'ambiguous' {
  const dot = text.lastIndexOf('.')
  const comma = text.lastIndexOf(',')
  const once = (mark: string) => text.indexOf(mark) === text.lastIndexOf(mark)
  if (dot >= 0 && comma >= 0) return Math.max(dot, comma)
  if (dot >= 0) return once('.') ? dot : -1
  if (comma < 0 || !once(',')) return -1
  if (!/^[1-9]\d{0,2},\d{3}$/.test(text)) return comma
  return decimals < 3 ? -1 : 'ambiguous'
}

function limit(negative: boolean, digits: string, fraction: string, { decimals = 18, signed, unit }: AmountLimits): AmountReading {
  const integer = digits.replace(/^0+(?=\d)/, '') || '0'
  const kept = fraction.length > decimals ? fraction.replace(/0+$/, '').padEnd(decimals, '0') : fraction
  const extra = kept.length - decimals
  if (extra > 0) {
    const whose = unit ? `${unit} has` : 'There is room for'
    const places = decimals === 0 ? 'no decimals' : `${decimals} decimal${decimals === 1 ? '' : 's'}`
    return refuse(`${whose} ${places}. Remove the last ${extra === 1 ? 'digit' : `${extra} digits`}.`)
  }
  if (integer.length > MAX_WHOLE_DIGITS) return refuse(`There is room for ${MAX_WHOLE_DIGITS} digits before the point. Check the amount.`)
  const zero = /^0*$/.test(integer + kept)
  if (negative && !zero && !signed) return refuse('Write an amount of zero or more.')
  return { state: 'read', value: writeDecimal({ negative: negative && !zero, integer, fraction: kept }) }
}

function withoutUnit(text: string, unit: string | undefined): string {
  if (!unit) return text
  const [lower, wanted] = [text.toLowerCase(), unit.toLowerCase()]
  if (lower.endsWith(wanted)) return text.slice(0, -unit.length).trim()
  return lower.startsWith(wanted) ? text.slice(unit.length).trim() : text
}
