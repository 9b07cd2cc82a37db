import { formatAmount } from './formatAmount'
import { readDecimal, shiftPoint } from './readDecimal'
import { roundDecimal } from './roundAmount'

const SCALES = ['', 'K', 'M', 'B', 'T'] as const

/**
 * `92414055.12` becomes `92.41 M`: for stat tiles and axes only, always beside the exact figure (DESIGN §10).
 * Figures below `from` (a million unless told) are only rounded to `places`.
 */
export function abbreviateAmount(value: string, { places = 2, from = 'M' }: { places?: number; from?: 'K' | 'M' } = {}): string {
  const decimal = readDecimal(value)
  if (!decimal) return value
  const scaled = (step: number) => {
    const moved = shiftPoint(decimal.integer, decimal.fraction, -3 * step)
    return roundDecimal({ ...decimal, ...moved, integer: moved.integer.replace(/^0+(?=\d)/, '') }, places)
  }
  const first = from === 'K' ? 1 : 2
  let step = Math.min(Math.floor((decimal.integer.length - 1) / 3), SCALES.length - 1)
  if (step < first) step = 0
  let short = scaled(step)
  // 999,999,999 rounds up to 1,000.00 M, which reads 1.00 B.
  if (step >= first && short.integer.length > 3 && step < SCALES.length - 1) short = scaled(++step)
  const figure = formatAmount(`${short.negative ? '-' : ''}${short.integer}${short.fraction ? `.${short.fraction}` : ''}`)
  return step === 0 ? figure : `${figure} ${SCALES[step]}`
}
