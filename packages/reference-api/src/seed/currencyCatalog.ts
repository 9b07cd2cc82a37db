import type { CurrencyStatus, CurrencyType } from '../contract/currencyStates'

/** A currency of the sample data. `chains` are its networks, the first the usual one. */
export interface CurrencyEntry {
  readonly code: string
  readonly name: string
  readonly type: CurrencyType
  readonly precision: number
  /** USDT for one. */
  readonly price: string
  readonly color: string
  readonly chains: readonly string[]
  readonly status?: CurrencyStatus
  /** Switches that are off, with the reason. */
  readonly off?: Readonly<Partial<Record<'deposit' | 'withdraw' | 'trade' | 'convert', string>>>
}

const entry = (
  code: string,
  name: string,
  type: CurrencyType,
  precision: number,
  price: string,
  color: string,
  chains: string,
  more: Pick<CurrencyEntry, 'status' | 'off'> = {},
): CurrencyEntry => ({ code, name, type, precision, price, color, chains: chains === '' ? [] : chains.split(' '), ...more })

/** Forty currencies: six fiat, one without decimals, one with 18, one worth next to nothing. The first twelve are enough for a story. */
export const CURRENCY_CATALOG: readonly CurrencyEntry[] = [
  entry('USDT', 'Tether', 'token', 6, '1', '#26a17b', 'Tron Ethereum BNB-Chain Solana'),
  entry('BTC', 'Bitcoin', 'coin', 8, '96412.5', '#f7931a', 'Bitcoin Lightning'),
  entry('ETH', 'Ether', 'coin', 18, '3318.07', '#627eea', 'Ethereum Arbitrum Optimism'),
  entry('SOL', 'Solana', 'coin', 9, '241.66', '#9945ff', 'Solana'),
  entry('XRP', 'XRP', 'coin', 6, '1.1042', '#00aae4', 'XRP-Ledger'),
  entry('EUR', 'Euro', 'fiat', 2, '1.0585', '#003399', ''),
  entry('ADA', 'Cardano', 'coin', 6, '0.8135', '#0033ad', 'Cardano'),
  entry('DOGE', 'Dogecoin', 'coin', 8, '0.3812', '#c2a633', 'Dogecoin'),
  entry('LINK', 'Chainlink', 'token', 8, '14.982', '#2a5ada', 'Ethereum'),
  entry('LTC', 'Litecoin', 'coin', 8, '88.41', '#345d9d', 'Litecoin'),
  entry('JPY', 'Japanese yen', 'fiat', 0, '0.006472', '#bc002d', ''),
  entry('BABYDOGE', 'Baby Doge Coin', 'token', 4, '0.000000001234', '#e6b24a', 'BNB-Chain', {
    off: { withdraw: 'The chain is congested until further notice.' },
  }),
  entry('USD', 'US dollar', 'fiat', 2, '0.9998', '#3c6e47', ''),
  entry('GBP', 'Pound sterling', 'fiat', 2, '1.2671', '#012169', ''),
  entry('CHF', 'Swiss franc', 'fiat', 2, '1.1302', '#d52b1e', ''),
  entry('TRY', 'Turkish lira', 'fiat', 2, '0.02892', '#e30a17', '', { off: { withdraw: 'The bank has paused transfers.' } }),
  entry('USDC', 'USD Coin', 'token', 6, '1.0001', '#2775ca', 'Ethereum Solana Base'),
  entry('DAI', 'Dai', 'token', 8, '0.9997', '#f5ac37', 'Ethereum'),
  entry('BNB', 'BNB', 'coin', 8, '612.4', '#f3ba2f', 'BNB-Chain'),
  entry('TRX', 'Tron', 'coin', 6, '0.1987', '#ef0027', 'Tron'),
  entry('AVAX', 'Avalanche', 'coin', 8, '35.12', '#e84142', 'Avalanche'),
  entry('DOT', 'Polkadot', 'coin', 8, '5.811', '#e6007a', 'Polkadot'),
  entry('ATOM', 'Cosmos', 'coin', 6, '6.402', '#2e3148', 'Cosmos'),
  entry('UNI', 'Uniswap', 'token', 8, '9.117', '#ff007a', 'Ethereum'),
  entry('AAVE', 'Aave', 'token', 8, '163.2', '#b6509e', 'Ethereum Polygon'),
  entry('POL', 'Polygon', 'token', 8, '0.4421', '#8247e5', 'Polygon Ethereum'),
  entry('ARB', 'Arbitrum', 'token', 8, '0.7314', '#28a0f0', 'Arbitrum'),
  entry('OP', 'Optimism', 'token', 8, '1.812', '#ff0420', 'Optimism'),
  entry('NEAR', 'Near', 'coin', 8, '5.604', '#1c1c1c', 'Near'),
  entry('APT', 'Aptos', 'coin', 8, '11.93', '#2dd8a3', 'Aptos'),
  entry('SUI', 'Sui', 'coin', 8, '3.577', '#4da2ff', 'Sui'),
  entry('XLM', 'Stellar', 'coin', 7, '0.2461', '#14b6e7', 'Stellar'),
  entry('ALGO', 'Algorand', 'coin', 6, '0.2702', '#222222', 'Algorand'),
  entry('FIL', 'Filecoin', 'coin', 8, '4.719', '#0090ff', 'Filecoin', { off: { convert: 'No desk quotes it.' } }),
  entry('ETC', 'Ethereum Classic', 'coin', 8, '27.14', '#328332', 'Ethereum-Classic'),
  entry('XMR', 'Monero', 'coin', 12, '158.7', '#ff6600', 'Monero', {
    status: 'disabled',
    off: { deposit: 'Not offered any more.', trade: 'Not offered any more.', convert: 'Not offered any more.' },
  }),
  entry('SHIB', 'Shiba Inu', 'token', 2, '0.00002474', '#ffa409', 'Ethereum'),
  entry('CRV', 'Curve', 'token', 8, '0.4513', '#40649f', 'Ethereum', { status: 'hidden' }),
  entry('SNX', 'Synthetix', 'token', 8, '1.968', '#00d1ff', 'Ethereum Optimism', {
    status: 'hidden',
    off: { trade: 'Waits for the listing day.' },
  }),
  entry('LUNC', 'Terra Classic', 'coin', 6, '0.0001183', '#f9d85e', 'Terra', {
    status: 'disabled',
    off: { deposit: 'Delisted.', withdraw: 'Delisted.', trade: 'Delisted.', convert: 'Delisted.' },
  }),
]
