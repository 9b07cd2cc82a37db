import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { Coin, type CoinProps } from '../Coin'
import { coinEdge } from '../Coin/Coin.styles'
import { t } from '../theme/tokens'

const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  & > * + * { margin-inline-start: -7px; box-shadow: 0 0 0 2px var(--pair-gap, ${t('bg-surface')}), ${coinEdge}; }
`

export interface PairMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Asset codes: what is traded, and in what it is priced. */
  base: string
  quote: string
  size?: CoinProps['size']
}

/** Two coins, the second over the first. On a surface other than the sheet set `--pair-gap` to its colour. */
export function PairMark({ base, quote, size, ...rest }: PairMarkProps) {
  return (
    <Pair {...rest}>
      <Coin symbol={base} size={size} />
      <Coin symbol={quote} size={size} />
    </Pair>
  )
}
