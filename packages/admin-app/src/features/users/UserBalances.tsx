import type { UserBalance } from '@quarterdeck/reference-api/contract'
import { AmountText, Coin, Icon, VisuallyHidden } from '@quarterdeck/ui'
import { Lock } from 'lucide-react'
import * as S from './UserDrawer.styles'

/** What a user holds, one currency a line: locked in orders and conversions, then available. */
export function UserBalances({ balances }: { balances: readonly UserBalance[] }) {
  if (balances.length === 0) return <S.Quiet>No balances. They appear with the first deposit.</S.Quiet>
  return (
    <S.Balances>
      {balances.map(({ currency, available, locked }) => (
        <li key={currency}>
          <Coin symbol={currency} />
          <b>{currency}</b>
          {/[1-9]/.test(locked) && (
            <S.Locked>
              <Icon of={Lock} size="sm" />
              <VisuallyHidden>locked </VisuallyHidden>
              <AmountText value={locked} />
            </S.Locked>
          )}
          <AmountText value={available} />
        </li>
      ))}
    </S.Balances>
  )
}
