import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { Ban } from 'lucide-react'
import { ConfirmDialog } from './ConfirmDialog'

const NAMES = ['Jonas Weber', 'Lucía Fernández', 'Elif Yıldız', 'Amara Okafor', 'Priya Raman', 'Daniel Osei', 'Noah Bergström']
const people = (count: number) => NAMES.slice(0, count).map((name) => ({ id: name, name }))

const meta = {
  title: 'UI/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    icon: Ban,
    title: 'Suspend 3 users?',
    message: 'They are signed out at once and their 5 open bot orders are cancelled. You can lift the suspension later.',
    affected: people(3),
    reason: { options: ['Suspicious activity', 'Asked by the user', 'Other'] },
    confirmText: 'suspend 3',
    confirmLabel: 'Suspend 3 users',
    cancelLabel: 'Keep active',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['visual'] }
export const AllStatesDark: Story = { tags: ['visual'], decorators: [(Story) => <div data-theme="dark">{Story()}</div>] }
export const ManyAffected: Story = {
  tags: ['visual'],
  args: {
    title: 'Suspend 1,204 users?',
    affected: people(7),
    affectedTotal: 1204,
    confirmText: 'suspend 1204',
    confirmLabel: 'Suspend 1,204 users',
  },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Affected' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(6)
    await waitFor(() => expect(list.getByText('and 1,199 more')).toBeVisible())
  },
}
export const Failed: Story = {
  tags: ['visual'],
  args: { error: 'One of them was suspended by somebody else. Look again.', confirmText: undefined, reason: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('One of them was suspended by somebody else.')
  },
}
export const Busy: Story = {
  args: { busy: true, confirmText: undefined },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole('alertdialog')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(within(dialog).getByRole('button', { name: 'Suspend 3 users' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The act opens only for the asked text; case and outer spaces do not count; Enter then does it. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const dialog = within(within(canvasElement).getByRole('alertdialog', { name: 'Suspend 3 users?' }))
    const act = dialog.getByRole('button', { name: 'Suspend 3 users' })
    await step('Focus starts on the first field', () => expect(dialog.getByRole('combobox', { name: /Reason/ })).toHaveFocus())
    await step('A part of the text is not enough', async () => {
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Reason/ }), 'Suspicious activity')
      await userEvent.type(dialog.getByRole('textbox', { name: 'Type suspend 3 to confirm' }), ' Suspend')
      await expect(act).toBeDisabled()
      await userEvent.keyboard('{Enter}')
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
    await step('The whole text is, and Enter does it', async () => {
      await userEvent.keyboard(' 3 ')
      await expect(act).toBeEnabled()
      await userEvent.keyboard('{Enter}')
      await expect(args.onConfirm).toHaveBeenCalledWith({ reason: 'Suspicious activity' })
    })
  },
}

/** Without fields the way out has the first focus. */
export const DangerStartsOnTheWayOut: Story = {
  args: { reason: undefined, confirmText: undefined },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Keep active' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = {
  tags: ['visual'],
  args: { affected: [{ id: '1', name: 'A name that somebody made as long as the field allowed it to be, without an end' }, ...people(2)] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('alertdialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
