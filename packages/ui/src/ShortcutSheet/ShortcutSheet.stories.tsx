import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, within } from '@storybook/test'
import { ShortcutSheet } from './ShortcutSheet'

const meta = {
  title: 'UI/ShortcutSheet',
  component: ShortcutSheet,
  args: {
    open: true,
    onClose: fn(),
    groups: [
      {
        label: 'Go to',
        shortcuts: [
          { label: 'Dashboard', keys: ['g', 'd'], sequence: true },
          { label: 'Users List', keys: ['g', 'u'], sequence: true },
        ],
      },
      {
        label: 'Lists',
        shortcuts: [
          { label: 'Search', keys: ['/'] },
          { label: 'Next row', keys: ['j'] },
          { label: 'Open', keys: ['Enter'] },
        ],
      },
      { label: 'Everywhere', shortcuts: [{ label: 'Search or jump to', keys: ['Ctrl', 'K'] }] },
    ],
  },
} satisfies Meta<typeof ShortcutSheet>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['visual'] }

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step('Sequences and chords are told apart', async () => {
      await expect(within(canvas.getByRole('region', { name: 'Go to' })).getByText('Users List').parentElement).toHaveTextContent(
        'Users Listg then u',
      )
      await expect(
        within(canvas.getByRole('region', { name: 'Everywhere' })).getByText('Search or jump to').parentElement,
      ).toHaveTextContent('CtrlK')
    })
    await step('Escape closes', async () => {
      // Esc on a modal dialog is the browser's own: a synthetic key does not reach it.
      await fireEvent(canvas.getByRole('dialog'), new Event('cancel', { cancelable: true }))
      await expect(args.onClose).toHaveBeenCalled()
    })
  },
}
