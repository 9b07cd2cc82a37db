import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { BothThemes, Row } from '../stories/BothThemes'
import { DurationText } from './DurationText'

const meta = { title: 'UI/DurationText', component: DurationText, args: { value: 125_000 } } satisfies Meta<typeof DurationText>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      {[12, 340, 1290, 42_000, 125_000, 7_200_000, 273_600_000].map((value) => (
        <Row key={value} name={`${value} ms`}>
          <DurationText value={value} />
        </Row>
      ))}
      <Row name="unknown">
        <DurationText value={null} />
      </Row>
    </BothThemes>
  ),
}

export const ReadByMachines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2\u2009min 5\u2009s', { normalizer: (text) => text })).toHaveAttribute('datetime', 'PT125S')
  },
}
