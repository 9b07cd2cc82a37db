import type { Meta, StoryObj } from '@storybook/react-vite'
import { BothThemes, Row } from '../stories/BothThemes'
import { Coin } from './Coin'

const meta = { title: 'UI/Coin', component: Coin, args: { symbol: 'BTC' } } satisfies Meta<typeof Coin>
export default meta

const SYMBOLS = ['BTC', 'ETH', 'USDT', 'USDC', 'SOL', 'XRP', 'ADA', 'DOT', 'LTC', 'LINK', 'AVAX', 'DOGE', 'EUR', 'BNB', 'TRX', '1INCH', '']

export const AllStates: StoryObj<typeof meta> = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="22 px">
        {SYMBOLS.map((symbol) => (
          <Coin key={symbol} symbol={symbol} />
        ))}
      </Row>
      <Row name="34 px">
        {SYMBOLS.slice(0, 6).map((symbol) => (
          <Coin key={symbol} symbol={symbol} size="lg" />
        ))}
      </Row>
    </BothThemes>
  ),
}
