import type { Meta, StoryObj } from '@storybook/react-vite'
import { BothThemes, Row } from '../stories/BothThemes'
import { PairMark } from './PairMark'

const meta = { title: 'UI/PairMark', component: PairMark, args: { base: 'BTC', quote: 'USDT' } } satisfies Meta<typeof PairMark>
export default meta

export const AllStates: StoryObj<typeof meta> = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="Pairs">
        <PairMark base="BTC" quote="USDT" />
        <PairMark base="ETH" quote="USDT" />
        <PairMark base="BTC" quote="EUR" size="lg" />
      </Row>
      <Row name="Right to left">
        <span dir="rtl">
          <PairMark base="BTC" quote="USDT" />
        </span>
      </Row>
    </BothThemes>
  ),
}
