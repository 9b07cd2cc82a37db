import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'
import { Button } from '../Button'
import { Popover } from './Popover'

const meta = {
  title: 'UI/Popover',
  component: Popover,
  args: {
    label: 'Note',
    trigger: <Button>Add note</Button>,
    children: (close) => (
      <form onSubmit={close} style={{ display: 'flex', gap: 8 }}>
        <input aria-label="Note" />
        <Button size="sm" onClick={close}>
          Keep note
        </Button>
      </form>
    ),
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add note' }))
}

export const AllStates: Story = { tags: ['visual'], decorators: [(Story) => <div style={{ minHeight: 120 }}>{Story()}</div>], play: open }
export const AllStatesDark: Story = {
  tags: ['visual'],
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ minHeight: 120, background: 'var(--bg-surface)' }}>
        {Story()}
      </div>
    ),
  ],
  play: open,
}

/** Focus goes to the first field; Esc and the content's own button close and give it back. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const trigger = canvas.getByRole('button', { name: 'Add note' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(trigger).toHaveFocus()
  },
}
