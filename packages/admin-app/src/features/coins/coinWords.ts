import type { CurrencySwitch } from '@quarterdeck/reference-api/contract'

/** Words of the states for filters and badges. */
export const statusWords: Readonly<Record<string, string>> = { enabled: 'Enabled', hidden: 'Hidden', disabled: 'Disabled' }
export const typeWords: Readonly<Record<string, string>> = { coin: 'Coin', token: 'Token', fiat: 'Fiat' }
export const priceSourceWords: Readonly<Record<string, string>> = { feed: 'Feed', manual: 'Set by hand' }

/** A switch in the plural, as a head and in sentences: "Withdrawals of BTC". */
export const switchWords: Readonly<Record<CurrencySwitch, string>> = {
  deposit: 'Deposits',
  withdraw: 'Withdrawals',
  trade: 'Trading',
  convert: 'Conversions',
}

/** The field of a currency that a switch stands for. */
export const switchField = {
  deposit: 'depositEnabled',
  withdraw: 'withdrawEnabled',
  trade: 'tradeEnabled',
  convert: 'convertEnabled',
} as const satisfies Record<CurrencySwitch, string>
