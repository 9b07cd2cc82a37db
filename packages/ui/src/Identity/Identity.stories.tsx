import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { Avatar } from '../Avatar'
import { PairMark } from '../PairMark'
import { BothThemes } from '../stories/BothThemes'
import { Identity } from './Identity'

const meta = {
  title: 'UI/Identity',
  component: Identity,
  args: { title: 'Amara Okafor', note: 'amara.okafor@example.com', media: <Avatar name="Amara Okafor" /> },
} satisfies Meta<typeof Identity>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <BothThemes>
      <Identity {...args} />
      <Identity title="BTC / USDT" media={<PairMark base="BTC" quote="USDT" />} />
      <Identity title="ليلى حداد" note="No picture, right to left" />
      <div style={{ width: 140 }}>
        <Identity {...args} />
      </div>
    </BothThemes>
  ),
  play: async ({ canvas, step }) => {
    await step('The name stands beside its mark', async () => {
      await expect(canvas.getAllByText('Amara Okafor')[0]).toBeVisible()
    })
  },
}
