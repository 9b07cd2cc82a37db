import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { AmountText, type AmountTextProps } from '../AmountText'
import { compareAmounts } from '../amount/compareAmounts'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden'
import { Price } from './MarketText.styles'

export interface MarketTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'>, Pick<AmountTextProps, 'unit' | 'decimals'> {
  /** The price as decimal string. When it changes the cell tints up or down for 600 ms. */
  value: string | null | undefined
  /** An earlier price to compare with, e.g. of a day ago; without it the last value shown counts. */
  previous?: string | undefined
}

const directionOf = (from: string | null | undefined, to: string | null | undefined) => {
  const order = from && to ? compareAmounts(to, from) : 0
  return order > 0 ? ('up' as const) : order < 0 ? ('down' as const) : undefined
}

/** A live price: exact figure, arrow of its last move, a short tint when it moves. */
export function MarketText({ value, previous, unit, decimals, ...rest }: MarketTextProps) {
  const [last, setLast] = useState<{ value: typeof value; flash: 'up' | 'down' | undefined; moves: number }>({
    value,
    flash: undefined,
    moves: 0,
  })
  if (last.value !== value) {
    const moved = directionOf(last.value, value)
    setLast({ value, flash: moved, moves: last.moves + 1 })
  }
  const direction = previous === undefined ? last.flash : directionOf(previous, value)
  return (
    // The key starts the tint again when two moves go the same way.
    <Price {...rest} key={last.moves} data-direction={direction} data-flash={last.flash}>
      {direction ? <Icon of={direction === 'up' ? ArrowUp : ArrowDown} /> : null}
      <AmountText value={value} unit={unit} decimals={decimals} />
      {direction ? <VisuallyHidden>, {direction}</VisuallyHidden> : null}
    </Price>
  )
}
