export interface NumberLimits {
  min?: number | undefined
  max?: number | undefined
  /** Decimals allowed; 0 unless told. */
  decimals?: number | undefined
}

export type NumberReading =
  | { readonly state: 'empty' }
  | { readonly state: 'read'; readonly value: number }
  | { readonly state: 'refused'; readonly message: string }

/** Reads a count or a setting, never money (that is `readAmount`). Spaces between thousands and a decimal comma are accepted. */
export function readNumber(text: string, { min, max, decimals = 0 }: NumberLimits = {}): NumberReading {
  const plain = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace('\u2212', '-')
    .replace(',', '.')
  if (plain === '') return { state: 'empty' }
  const match = /^-?\d{1,15}(?:\.(\d*))?$/.exec(plain)
  const value = Number(plain)
  const fits =
    match !== null && (match[1] ?? '').length <= decimals && (min === undefined || value >= min) && (max === undefined || value <= max)
  return fits ? { state: 'read', value } : { state: 'refused', message: `Write ${wanted({ min, max, decimals })}.` }
}

function wanted({ min, max, decimals }: NumberLimits): string {
  const kind = decimals ? `a number with at most ${decimals} decimal${decimals === 1 ? '' : 's'}` : 'a whole number'
  if (min !== undefined && max !== undefined) return `${kind} from ${min} to ${max}`
  if (min !== undefined) return `${kind} of ${min} or more`
  return max === undefined ? kind : `${kind} of ${max} or less`
}
