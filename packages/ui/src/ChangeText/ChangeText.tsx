import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { compareAmounts } from '../amount/compareAmounts'
import { formatAmount } from '../amount/formatAmount'
import { formatPercent } from '../amount/formatPercent'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden'
import { Change } from './ChangeText.styles'

export interface ChangeTextProps extends Omit<ComponentPropsWithRef<'data'>, 'value' | 'children'> {
  /** Decimal string. With `as="percent"` a fraction: `0.0214` is +2.14%. Null and '' mean unknown: an en dash. */
  value: string | null | undefined
  as?: 'percent' | 'amount' | undefined
  /** Decimals of a percentage; 2 unless told. Amounts keep all of theirs. */
  decimals?: number | undefined
  /** Asset code after an amount. */
  unit?: string | undefined
  /** Up and down are coloured only where they are truly good or bad for somebody; a neutral change keeps sign and arrow (DESIGN §6 "Stat tile"). */
  neutral?: boolean | undefined
  /** The column is too narrow for the arrow; the sign still says it. */
  arrowHidden?: boolean | undefined
}

/** A move: sign, arrow and market colour. Zero is neutral, without an arrow. The words up and down are said to screen readers. */
export function ChangeText(props: ChangeTextProps) {
  const { value, as = 'percent', decimals = 2, unit, neutral = false, arrowHidden = false, ...rest } = props
  if (value === null || value === undefined || value === '') {
    return (
      <Change {...rest} value="">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>none</VisuallyHidden>
      </Change>
    )
  }
  const order = compareAmounts(value, '0')
  const direction = order > 0 ? 'up' : order < 0 ? 'down' : undefined
  const words = as === 'percent' ? formatPercent(value, decimals, { signed: true }) : formatAmount(value, { signed: true })
  return (
    <Change {...rest} value={value} data-direction={neutral ? undefined : direction}>
      {direction && !arrowHidden ? <Icon of={direction === 'up' ? ArrowUp : ArrowDown} /> : null}
      {words}
      {unit ? ` ${unit}` : ''}
      {direction ? <VisuallyHidden>, {direction}</VisuallyHidden> : null}
    </Change>
  )
}
