import type { PairStatus } from '../contract/pairStates'

/** A market of the sample data. */
export interface PairEntry {
  readonly base: string
  readonly quote: string
  readonly status: PairStatus
}

const against = (quote: string, bases: string): PairEntry[] => bases.split(' ').map((base) => ({ base, quote, status: 'full' }))

/** Markets that do not simply trade, so that every state is there. */
const STATES: Readonly<Record<string, PairStatus>> = {
  AVAX_USDT: 'paused',
  ATOM_USDT: 'post-only',
  UNI_USDT: 'draft',
  SNX_USDT: 'draft',
  LUNC_USDT: 'delisted',
  XMR_USDT: 'delisted',
  CRV_USDT: 'pre-launch',
  FIL_USDT: 'cancel-only',
  TRX_BTC: 'maintenance',
  ETC_EUR: 'maintenance',
  XLM_BTC: 'paused',
  ALGO_EUR: 'post-only',
  SUI_EUR: 'pre-launch',
  OP_ETH: 'draft',
  LTC_USDT: 'full',
  LTC_EUR: 'post-only',
  ADA_EUR: 'paused',
  XRP_BTC: 'cancel-only',
  DOGE_EUR: 'maintenance',
  LINK_EUR: 'draft',
  LINK_BTC: 'delisted',
  LTC_BTC: 'pre-launch',
}

/** Ninety markets; the first twenty use only the first twelve currencies. */
export const PAIR_CATALOG: readonly PairEntry[] = [
  ...against('USDT', 'BTC ETH SOL XRP ADA DOGE LINK LTC'),
  ...against('EUR', 'BTC ETH SOL LTC ADA DOGE LINK'),
  ...against('BTC', 'ETH LTC XRP LINK'),
  ...against('JPY', 'BTC'),
  ...against('USDT', 'AVAX DOT ATOM UNI BNB TRX AAVE POL ARB OP NEAR APT SUI XLM ALGO FIL ETC SHIB CRV SNX LUNC XMR USDC DAI'),
  ...against('EUR', 'XRP AVAX DOT ATOM BNB SUI ALGO ETC XLM UNI USDT'),
  ...against('USD', 'BTC ETH SOL XRP ADA DOGE LTC LINK AVAX USDT'),
  ...against('BTC', 'SOL ADA BNB TRX XLM DOT AVAX UNI'),
  ...against('ETH', 'SOL LINK UNI AAVE ARB OP BNB'),
  ...against('TRY', 'BTC ETH USDT SOL XRP'),
  ...against('GBP', 'BTC ETH SOL USDT'),
  ...against('CHF', 'BTC'),
].map((pair) => ({ ...pair, status: STATES[`${pair.base}_${pair.quote}`] ?? pair.status }))
