import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { useState } from 'react'
import { BothThemes, Row } from '../stories/BothThemes'
import { MarketText } from './MarketText'
import { PairText } from './PairText'
import { SideText } from './SideText'

const meta = { title: 'UI/MarketText', component: MarketText, args: { value: '64210.55', unit: 'USDT' } } satisfies Meta<typeof MarketText>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="price">
        <MarketText value="64210.55" unit="USDT" />
        <MarketText value="64210.55" previous="64000" unit="USDT" />
        <MarketText value="63990.10" previous="64000" unit="USDT" />
        <MarketText value={null} />
      </Row>
      <Row name="pair">
        <PairText base="BTC" quote="USDT" />
      </Row>
      <Row name="side">
        <SideText side="buy" />
        <SideText side="sell" />
      </Row>
    </BothThemes>
  ),
}

export const TellsTheLastMove: Story = {
  render: (args) => {
    const [price, setPrice] = useState('64210.55')
    return (
      <>
        <MarketText {...args} value={price} data-price="" />
        <button type="button" onClick={() => setPrice('64211.00')}>
          Up
        </button>
        <button type="button" onClick={() => setPrice('9.99')}>
          Down
        </button>
      </>
    )
  },
  play: async ({ canvas, canvasElement, step }) => {
    const price = () => canvasElement.querySelector('[data-price]')
    await step('A first price has no direction', () => expect(price()).not.toHaveAttribute('data-direction'))
    await step('The value is replaced at once and its move is said', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Up' }))
      await expect(price()).toHaveTextContent('64,211.00 USDT, up')
      await expect(price()).toHaveAttribute('data-flash', 'up')
      await userEvent.click(canvas.getByRole('button', { name: 'Down' }))
      await expect(price()).toHaveTextContent('9.99 USDT, down')
    })
  },
}
