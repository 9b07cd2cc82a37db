import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from '@storybook/test'
import { Ban, LogIn, Repeat2 } from 'lucide-react'
import { Timeline } from './Timeline'

const meta = {
  title: 'UI/Timeline',
  component: Timeline,
  args: {
    'aria-label': 'Activity',
    entries: [
      { id: '3', title: 'Account frozen', at: '14:26', detail: 'Ines Moreau · Reason: documents under review', icon: Ban, tone: 'danger' },
      { id: '2', title: 'Converted 0.5 ETH to USDT', at: '14:02', icon: Repeat2 },
      { id: '1', title: 'Signed in from Madrid', at: '11:47', icon: LogIn, tone: 'success' },
      { id: '0', title: 'Registered', at: '09:10' },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} style={{ width: 440, padding: 20, background: 'var(--bg-surface)', color: 'var(--fg)' }}>
          <Timeline {...args} />
        </div>
      ))}
    </>
  ),
}

/** Events keep the order they are given in, newest first, each with its time and reason. */
export const TellsWhoAndWhy: Story = {
  play: async ({ canvas }) => {
    const events = within(canvas.getByRole('list', { name: 'Activity' })).getAllByRole('listitem')
    await expect(events.map((event) => event.textContent)).toEqual([
      'Account frozenInes Moreau · Reason: documents under review14:26',
      'Converted 0.5 ETH to USDT14:02',
      'Signed in from Madrid11:47',
      'Registered09:10',
    ])
  },
}
