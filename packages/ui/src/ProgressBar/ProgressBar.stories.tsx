import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { ProgressBar } from './ProgressBar'

const meta = { title: 'UI/ProgressBar', component: ProgressBar, args: { label: 'Export', value: 0.62 } } satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <ProgressBar label="Export" value={0.62} />
      <ProgressBar label="Filled" value={0.62} kind="quiet" />
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="Done" value={1} />
      <ProgressBar label="Loading" />
    </BothThemes>
  ),
}

export const Ready: Story = {
  args: { value: 1204, max: 48219, valueText: '1,204 of 48,219 rows' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Export' })
    await expect(bar).toHaveAttribute('aria-valuenow', '2')
    await expect(bar).toHaveAttribute('aria-valuetext', '1,204 of 48,219 rows')
  },
}
