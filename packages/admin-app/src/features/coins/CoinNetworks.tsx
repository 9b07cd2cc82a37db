import type { Currency, CurrencyNetwork } from '@quarterdeck/reference-api/contract'
import { AmountText, CopyableId, DescriptionList } from '@quarterdeck/ui'
import * as S from './coins.styles'

const onOff = (on: boolean) => (on ? 'On' : 'Off')

const facts = (network: CurrencyNetwork, code: string) => [
  { term: 'Deposits', value: onOff(network.depositEnabled) },
  { term: 'Withdrawals', value: onOff(network.withdrawEnabled) },
  { term: 'Contract', value: network.contract && <CopyableId value={network.contract} short label="contract" /> },
  { term: 'Confirmations', value: String(network.confirmations) },
  { term: 'Least deposit', value: <AmountText value={network.minDeposit} unit={code} /> },
  { term: 'Withdraw fee', value: <AmountText value={network.withdrawFee} unit={code} /> },
  { term: 'Memo', value: network.memoRequired ? 'Required' : 'Not needed' },
  { term: 'Explorer', value: network.explorerTxUrl && <S.Mono>{network.explorerTxUrl}</S.Mono> },
]

/** The chains that a currency travels on. */
export function CoinNetworks({ coin }: { coin: Currency }) {
  if (coin.networks.length === 0) return <S.Quiet>No networks. {coin.code} travels on no chain.</S.Quiet>
  return coin.networks.map((network) => (
    <S.Section key={network.chain}>
      <h3>{network.chain}</h3>
      <DescriptionList items={facts(network, coin.code)} />
    </S.Section>
  ))
}
