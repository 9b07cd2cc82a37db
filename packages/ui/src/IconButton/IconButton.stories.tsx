import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { Ellipsis, RefreshCw, Trash2 } from 'lucide-react'
import { BothThemes, Row } from '../stories/BothThemes'
import { IconButton } from './IconButton'

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'Refresh', icon: RefreshCw, shortcut: 'R', onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="32 px">
        <IconButton icon={Ellipsis} label="More" />
        <IconButton icon={Ellipsis} label="More, open" aria-haspopup="menu" aria-expanded />
        <IconButton icon={Ellipsis} label="More, pressed" aria-pressed />
        <IconButton icon={Ellipsis} label="More, off" disabled />
        <IconButton icon={RefreshCw} label="Refreshing" busy />
      </Row>
      <Row name="26 px">
        <IconButton icon={Ellipsis} label="More, small" size="sm" />
        <IconButton icon={Trash2} label="Delete" size="sm" disabledReason="Needs the permission “Delete templates”." />
      </Row>
      <Row name="bordered">
        <IconButton icon={RefreshCw} label="Refresh" bordered />
        <IconButton icon={RefreshCw} label="Refresh, small" bordered size="sm" />
      </Row>
    </BothThemes>
  ),
}

/** The tooltip comes with keyboard focus at once, goes with Esc, and repeats no name to screen readers. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('Focus shows name and key', async () => {
      await userEvent.tab()
      await expect(await canvas.findByRole('tooltip')).toHaveTextContent('RefreshR')
      await expect(canvas.getByRole('button', { name: 'Refresh' })).not.toHaveAccessibleDescription()
    })
    await step('Esc hides it and leaves the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
      await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus()
    })
    await step('Enter presses', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onClick).toHaveBeenCalledOnce()
    })
  },
}
