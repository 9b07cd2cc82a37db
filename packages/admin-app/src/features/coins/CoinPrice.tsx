import { type CurrencyListItem, STALE_PRICE_MINUTES } from '@quarterdeck/reference-api/contract'
import { AmountText, TimeText } from '@quarterdeck/ui'
import { useCoinsPage } from './CoinsContext'
import * as S from './coins.styles'

const MINUTE_MS = 60_000

/** Price of one in USDT and how old it is; a fed price that stands still too long is marked in words and colour. */
export function CoinPrice({ coin }: { coin: Pick<CurrencyListItem, 'price' | 'priceSource' | 'priceUpdatedAt'> }) {
  const { asOf } = useCoinsPage()
  const age = asOf ? asOf.getTime() - Date.parse(coin.priceUpdatedAt) : 0
  const stale = coin.priceSource === 'feed' && age > STALE_PRICE_MINUTES * MINUTE_MS
  return (
    <S.Price>
      <AmountText value={coin.price} />
      <small data-stale={stale || undefined}>
        {stale && 'Stale, '}
        <TimeText value={coin.priceUpdatedAt} tabIndex={-1} {...(asOf && { now: asOf, relative: 'instead' })} />
      </small>
    </S.Price>
  )
}
