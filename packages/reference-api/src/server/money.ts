import { Big } from 'big.js'
import { AMOUNT_PLACES } from '../contract/amount'

/** Figures as the database keeps them: 18 places, cut towards zero, never in scientific notation. */
const text = (value: Big): string => value.round(AMOUNT_PLACES, Big.roundDown).toFixed()

/** Exact sum of decimal strings. */
export const sum = (...amounts: readonly string[]): string => text(amounts.reduce((total, amount) => total.plus(amount), new Big(0)))

/** `a − b`, exact. */
export const minus = (a: string, b: string): string => text(new Big(a).minus(b))

/** Product, cut at 18 places. */
export const times = (a: string, b: string): string => text(new Big(a).times(b))

/** Decimals of a value in USDT: a valuation at a price is no balance and needs no more. */
const USDT_PLACES = 8

/** A valuation as screens and files show it, cut towards zero. */
export const inUsdt = (value: string): string => new Big(value).round(USDT_PLACES, Big.roundDown).toFixed()
