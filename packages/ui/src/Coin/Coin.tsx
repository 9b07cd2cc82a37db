import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { hueOf } from '../Avatar'
import * as S from './Coin.styles'

/** Hues that people know an asset by; any other comes from its letters. */
const HUES: ReadonlyMap<string, number> = new Map([
  ['BTC', 62],
  ['ETH', 275],
  ['USDT', 168],
  ['USDC', 255],
  ['SOL', 300],
  ['XRP', 235],
  ['ADA', 262],
  ['DOT', 350],
  ['LTC', 245],
  ['LINK', 258],
  ['AVAX', 22],
  ['MATIC', 290],
  ['DOGE', 85],
  ['ATOM', 280],
  ['EUR', 215],
  ['BNB', 88],
  ['UNI', 345],
  ['TRX', 18],
])

export interface CoinProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Asset code: "BTC". */
  symbol: string
  /** 22 or 34 px. */
  size?: 'md' | 'lg' | undefined
}

/** Letters of an asset on a tint; no third-party artwork. Decorative: the code stands beside it. */
export function Coin({ symbol, size = 'md', style, ...rest }: CoinProps) {
  const tint: CSSProperties & { '--h': number } = { '--h': HUES.get(symbol) ?? hueOf(symbol), ...style }
  const letters = Array.from(symbol.trim())
    .slice(0, size === 'lg' ? 2 : 1)
    .join('')
  return (
    <S.Coin data-size={size} aria-hidden="true" style={tint} {...rest}>
      <bdi>{letters || '?'}</bdi>
    </S.Coin>
  )
}
