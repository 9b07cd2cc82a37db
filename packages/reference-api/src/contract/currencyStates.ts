export const CURRENCY_TYPES = ['coin', 'token', 'fiat'] as const
export type CurrencyType = (typeof CURRENCY_TYPES)[number]

/** `hidden` works but is not offered; `disabled` stands still. */
export const CURRENCY_STATUSES = ['enabled', 'hidden', 'disabled'] as const
export type CurrencyStatus = (typeof CURRENCY_STATUSES)[number]

export const PRICE_SOURCES = ['feed', 'manual'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]

/** Switches of a currency that can be thrown in the list. */
export const CURRENCY_SWITCHES = ['deposit', 'withdraw', 'trade', 'convert'] as const
export type CurrencySwitch = (typeof CURRENCY_SWITCHES)[number]

/** A fixed amount of the currency, or a percentage of what is withdrawn. */
export const WITHDRAW_FEE_TYPES = ['static', 'percent'] as const
export type WithdrawFeeType = (typeof WITHDRAW_FEE_TYPES)[number]

/** Minutes after which a fed price counts as stale. */
export const STALE_PRICE_MINUTES = 15
