import { groupDigits } from './groupDigits'
import { type Decimal, readDecimal } from './readDecimal'

export const MINUS = '\u2212'

export interface AmountFormat {
  /** Places of the asset: shorter fractions are filled with zeros; longer ones are kept, never cut. */
  decimals?: number | undefined
  /** Writes `+` before figures above zero; for changes. */
  signed?: boolean | undefined
  /** Between thousands, `,` unless told. */
  groupSeparator?: string | undefined
  /** Before the fraction, `.` unless told. */
  decimalPoint?: string | undefined
}

/** A figure cut where its look changes: sign and significant part in full colour, trailing zeros dimmed. */
export interface AmountParts {
  /** Empty, `+` or U+2212. */
  sign: string
  /** Grouped whole digits and the fraction up to its last non-zero digit. */
  significant: string
  /** Trailing zeros, with the point when nothing else follows it. */
  zeros: string
}

/** Takes a decimal string apart for display; null when it is not a decimal. */
export function amountParts(value: string, format: AmountFormat = {}): AmountParts | null {
  const decimal = readDecimal(value)
  return decimal && partsOf(decimal, format)
}

function partsOf({ negative, integer, fraction }: Decimal, format: AmountFormat): AmountParts {
  const { decimals = 0, signed = false, groupSeparator = ',', decimalPoint = '.' } = format
  const padded = fraction.padEnd(decimals, '0')
  const core = padded.replace(/0+$/, '')
  const zeros = padded.slice(core.length)
  const zero = integer === '0' && core === ''
  const point = padded === '' ? '' : decimalPoint
  return {
    sign: negative ? MINUS : signed && !zero ? '+' : '',
    significant: groupDigits(integer, groupSeparator) + (core === '' ? '' : point + core),
    zeros: core === '' ? point + zeros : zeros,
  }
}

/** A decimal string as people read it: `-12840.550000` becomes `−12,840.550000`. Exact; what is no decimal comes back as it is. */
export function formatAmount(value: string, format: AmountFormat = {}): string {
  const parts = amountParts(value, format)
  return parts ? parts.sign + parts.significant + parts.zeros : value
}
