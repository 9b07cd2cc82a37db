import type { Currency } from '@quarterdeck/reference-api/contract'
import { AmountText, DescriptionList } from '@quarterdeck/ui'
import * as S from './coins.styles'

/** What each identity level may withdraw. */
export function CoinLimits({ coin }: { coin: Currency }) {
  if (coin.limits.length === 0) return <S.Quiet>No limits. Every level may withdraw any amount.</S.Quiet>
  return coin.limits.map(({ level, amount24h, amountMonthly }) => (
    <S.Section key={level}>
      <h3>Level {level}</h3>
      <DescriptionList
        items={[
          { term: 'In 24 hours', value: <AmountText value={amount24h} unit={coin.code} /> },
          { term: 'In a month', value: <AmountText value={amountMonthly} unit={coin.code} /> },
        ]}
      />
    </S.Section>
  ))
}
