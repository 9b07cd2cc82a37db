/** An exact decimal taken apart: no number type is ever involved (DESIGN §10). */
export interface Decimal {
  negative: boolean
  /** Digits before the point, no leading zeros, at least "0". */
  integer: string
  /** Digits after the point as given, trailing zeros included; may be empty. */
  fraction: string
}

const FORM = /^([+\-\u2212]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/

/**
 * Reads a decimal string from a server. `1e-18` is written out, `-0` becomes `0`. Null for anything else (NaN, Infinity, "1,5", other scripts' digits).
 * What people type is read by `readAmount`.
 */
export function readDecimal(text: string): Decimal | null {
  const match = FORM.exec(text.trim())
  if (!match) return null
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  if (whole === '' && fraction === '') return null
  const shifted = shiftPoint(whole, fraction, Number(exponent))
  const integer = shifted.integer.replace(/^0+(?=\d)/, '') || '0'
  const zero = /^0*$/.test(integer + shifted.fraction)
  return { negative: !zero && sign !== '' && sign !== '+', integer, fraction: shifted.fraction }
}

/** Moves the point by whole places: to the right when positive. */
export function shiftPoint(integer: string, fraction: string, places: number): { integer: string; fraction: string } {
  if (places === 0) return { integer, fraction }
  if (places > 0) {
    const padded = fraction.padEnd(places, '0')
    return { integer: integer + padded.slice(0, places), fraction: padded.slice(places) }
  }
  const padded = integer.padStart(-places, '0')
  return { integer: padded.slice(0, places) || '0', fraction: padded.slice(places) + fraction }
}

/** Back to one string: `-12840.5500`. */
export function writeDecimal({ negative, integer, fraction }: Decimal): string {
  return `${negative ? '-' : ''}${integer}${fraction === '' ? '' : `.${fraction}`}`
}
