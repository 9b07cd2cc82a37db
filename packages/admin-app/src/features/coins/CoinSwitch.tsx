import { useCan, useToast } from '@quarterdeck/core'
import type { CurrencyListItem, CurrencySwitch } from '@quarterdeck/reference-api/contract'
import { Switch } from '@quarterdeck/ui'
import { useCoinsPage } from './CoinsContext'
import { switchField, switchWords } from './coinWords'
import { useSwitchCoin } from './useSwitchCoin'

/** Said where a role may look but not switch (PRODUCT §0). */
export const SWITCH_DENIED = 'Your role lacks the permission “switch” on Currency.'

export interface CoinSwitchProps {
  coin: Pick<CurrencyListItem, 'code' | (typeof switchField)[CurrencySwitch]>
  which: CurrencySwitch
}

/** One of the four switches: on acts at once, off asks for a reason first. */
export function CoinSwitch({ coin, which }: CoinSwitchProps) {
  const may = useCan('Currency', 'switch')
  const { askOff } = useCoinsPage()
  const { busy, throwSwitch } = useSwitchCoin()
  const toast = useToast()
  const on = coin[switchField[which]]

  const change = async () => {
    if (on) return askOff(coin.code, which)
    const failure = await throwSwitch({ code: coin.code, switch: which, on: true })
    if (failure) toast.error(failure.message)
  }
  return (
    <span title={may ? undefined : SWITCH_DENIED}>
      <Switch
        aria-label={`${switchWords[which]} of ${coin.code}`}
        aria-description={may ? undefined : SWITCH_DENIED}
        checked={on || busy}
        pending={busy}
        disabled={!may}
        onChange={() => void change()}
      />
    </span>
  )
}
