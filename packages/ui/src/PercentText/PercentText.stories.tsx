import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { BothThemes, Row } from '../stories/BothThemes'
import { PercentText } from './PercentText'

const meta = { title: 'UI/PercentText', component: PercentText, args: { value: '0.0214' } } satisfies Meta<typeof PercentText>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="share">
        <PercentText value="0.0214" />
      </Row>
      <Row name="fee">
        <PercentText value="0.001" decimals={4} />
      </Row>
      <Row name="signed">
        <PercentText value="0.005" signed />
        <PercentText value="-0.0192" signed />
        <PercentText value="0" signed />
      </Row>
      <Row name="unknown">
        <PercentText value={null} />
      </Row>
    </BothThemes>
  ),
}

export const KeepsTheExactValue: Story = {
  args: { value: '0.021449' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2.14%')).toHaveAttribute('title', '2.1449%')
  },
}
