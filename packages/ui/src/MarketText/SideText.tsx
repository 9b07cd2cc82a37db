import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon'
import { Side } from './MarketText.styles'

export interface SideTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  side: 'buy' | 'sell'
}

/** Side of an order: arrow plus Buy or Sell. */
export function SideText({ side, ...rest }: SideTextProps) {
  return (
    <Side {...rest} data-side={side}>
      <Icon of={side === 'buy' ? ArrowUp : ArrowDown} />
      {side === 'buy' ? 'Buy' : 'Sell'}
    </Side>
  )
}
