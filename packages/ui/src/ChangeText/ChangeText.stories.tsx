import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { BothThemes, Row } from '../stories/BothThemes'
import { ChangeText } from './ChangeText'

const meta = { title: 'UI/ChangeText', component: ChangeText, args: { value: '0.0214' } } satisfies Meta<typeof ChangeText>
export default meta
type Story = StoryObj<typeof meta>

const moves = (
  <>
    <Row name="percent">
      <ChangeText value="0.0214" />
      <ChangeText value="-0.0192" />
      <ChangeText value="0" />
      <ChangeText value={null} />
    </Row>
    <Row name="amount">
      <ChangeText as="amount" value="1250.50" unit="USDT" />
      <ChangeText as="amount" value="-3" unit="BTC" />
    </Row>
    <Row name="neutral">
      <ChangeText neutral value="0.18" />
      <ChangeText neutral value="-0.031" />
    </Row>
    <Row name="no arrow">
      <ChangeText arrowHidden value="0.004" />
      <ChangeText arrowHidden value="-0.004" />
    </Row>
  </>
)

/** The three market conventions: green up, red up, blue up and orange down. */
export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      {(['classic', 'swapped', 'cvd'] as const).map((market) => (
        <div key={market} data-market={market}>
          {moves}
        </div>
      ))}
    </BothThemes>
  ),
}

export const SaysTheDirection: Story = {
  render: () => moves,
  play: async ({ canvas, canvasElement, step }) => {
    await step('Sign, arrow and a word, never colour alone', async () => {
      const up = canvas.getByText(/\+2\.14%/)
      await expect(up).toHaveTextContent('+2.14%, up')
      await expect(up.querySelector('svg')).not.toBeNull()
      await expect(canvas.getByText(/\u22121\.92%/)).toHaveTextContent('\u22121.92%, down')
    })
    await step('No change has neither', async () => {
      const none = canvas.getByText('0.00%')
      await expect(none.querySelector('svg')).toBeNull()
      await expect(none).not.toHaveAttribute('data-direction')
    })
    await step('Unknown differs from zero', async () => {
      await expect(canvasElement.querySelector('data[value=""]')).toHaveTextContent('–none')
    })
  },
}
