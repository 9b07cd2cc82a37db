import type { CurrencyListItem } from '@quarterdeck/reference-api/contract'
import { AmountText } from '@quarterdeck/ui'

/** A fixed amount of the currency, or a percentage of what is withdrawn. */
export function WithdrawFee({ coin }: { coin: Pick<CurrencyListItem, 'code' | 'withdrawFee'> }) {
  return <AmountText value={coin.withdrawFee.value} unit={coin.withdrawFee.type === 'percent' ? '%' : coin.code} />
}
