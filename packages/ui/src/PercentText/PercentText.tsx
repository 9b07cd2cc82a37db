import type { ComponentPropsWithRef } from 'react'
import { Figure } from '../AmountText/AmountText.styles'
import { formatAmount } from '../amount/formatAmount'
import { formatPercent, percentOf } from '../amount/formatPercent'
import { VisuallyHidden } from '../VisuallyHidden'

export interface PercentTextProps extends Omit<ComponentPropsWithRef<'data'>, 'value' | 'children'> {
  /** A fraction as decimal string: `0.0214` is 2.14%. Null and '' mean unknown: an en dash. */
  value: string | null | undefined
  /** Decimals shown: 2 unless told, 4 for fees (PRODUCT §0). What does not fit is rounded; the title has it all. */
  decimals?: number | undefined
  /** Writes `+` before what is above zero. */
  signed?: boolean | undefined
}

/** A share, per cent without a space (DESIGN §10). */
export function PercentText({ value, decimals = 2, signed, ...rest }: PercentTextProps) {
  if (value === null || value === undefined || value === '') {
    return (
      <Figure {...rest} value="">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>none</VisuallyHidden>
      </Figure>
    )
  }
  return (
    <Figure title={`${formatAmount(percentOf(value))}%`} {...rest} value={value}>
      {formatPercent(value, decimals, { signed })}
    </Figure>
  )
}
