import { CURRENCY_SWITCHES, type Currency } from '@quarterdeck/reference-api/contract'
import { AmountText, type Description, DescriptionList, TimeText } from '@quarterdeck/ui'
import { CoinPrice } from './CoinPrice'
import { CoinSwitch } from './CoinSwitch'
import * as S from './coins.styles'
import { priceSourceWords, switchField, switchWords, typeWords } from './coinWords'
import { WithdrawFee } from './WithdrawFee'

const switches = (coin: Currency): readonly Description[] =>
  CURRENCY_SWITCHES.map((which) => ({
    term: switchWords[which],
    value: (
      <S.SwitchNote>
        {!coin[switchField[which]] && <small>{coin.offReasons[which]}</small>}
        <CoinSwitch coin={coin} which={which} />
      </S.SwitchNote>
    ),
  }))

const facts = (coin: Currency): readonly Description[] => [
  { term: 'Type', value: typeWords[coin.type] ?? coin.type },
  { term: 'Decimals', value: String(coin.precision) },
  { term: 'Position', value: String(coin.position) },
  { term: 'Price, USDT', value: <CoinPrice coin={coin} /> },
  { term: 'Price source', value: priceSourceWords[coin.priceSource] ?? coin.priceSource },
  { term: 'Least deposit', value: <AmountText value={coin.minDeposit} unit={coin.code} /> },
  { term: 'Least withdrawal', value: <AmountText value={coin.minWithdraw} unit={coin.code} /> },
  { term: 'Most per withdrawal', value: coin.maxWithdraw === '0' ? 'No limit' : <AmountText value={coin.maxWithdraw} unit={coin.code} /> },
  { term: 'Withdraw fee', value: <WithdrawFee coin={coin} /> },
  { term: 'Pairs', value: coin.pairs.toLocaleString('en') },
  { term: 'Holders', value: coin.holders.toLocaleString('en') },
  { term: 'Created', value: <TimeText value={coin.createdAt} precision="second" zoneNamed /> },
  { term: 'Updated', value: <TimeText value={coin.updatedAt} precision="second" zoneNamed /> },
]

/** What matters first about a currency: what people can do with it, then its figures. */
export function CoinOverview({ coin }: { coin: Currency }) {
  return (
    <>
      <S.Section>
        <h3>Switches</h3>
        <DescriptionList items={switches(coin)} />
      </S.Section>
      <S.Section>
        <h3>Facts</h3>
        <DescriptionList items={facts(coin)} />
      </S.Section>
    </>
  )
}
