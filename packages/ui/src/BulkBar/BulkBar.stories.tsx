import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { Ban, Mail } from 'lucide-react'
import { Button } from '../Button'
import { BothThemes } from '../stories/BothThemes'
import { BulkBar } from './BulkBar'

const meta = {
  title: 'UI/BulkBar',
  component: BulkBar,
  args: {
    count: 15,
    matching: 48_219,
    onClear: fn(),
    onSelectMatching: fn(),
    children: (
      <>
        <Button icon={Mail}>Email</Button>
        <Button icon={Ban}>Suspend</Button>
      </>
    ),
  },
  render: (args) => (
    <div style={{ position: 'relative', height: 120 }}>
      <BulkBar {...args} />
    </div>
  ),
} satisfies Meta<typeof BulkBar>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step('Everything that matches is one button away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Select all 48,219' }))
      await expect(args.onSelectMatching).toHaveBeenCalled()
    })
    await step('Escape clears', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClear).toHaveBeenCalledTimes(1)
    })
  },
}

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <BothThemes stacked>
      {(theme) => (
        <div style={{ position: 'relative', height: 120 }}>
          <BulkBar {...args} aria-label={`15 selected, ${theme}`} />
        </div>
      )}
    </BothThemes>
  ),
}
