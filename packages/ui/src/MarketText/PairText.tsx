import type { ComponentPropsWithRef } from 'react'
import { Pair } from './MarketText.styles'

export interface PairTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  base: string
  quote: string
}

/** `BTC / USDT`: base strong, quote subtle (DESIGN §10). */
export function PairText({ base, quote, ...rest }: PairTextProps) {
  return (
    <Pair {...rest}>
      <b>{base}</b>
      <span> / {quote}</span>
    </Pair>
  )
}
