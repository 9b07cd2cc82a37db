import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../Button'
import { TextField } from '../TextField'
import { Dialog } from './Dialog'

const footer = (
  <>
    <Button kind="ghost">Keep as it is</Button>
    <Button kind="primary">Rename site</Button>
  </>
)
const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Rename the site?',
    description: 'The new name shows in the sidebar and in every e-mail.',
    children: <TextField label="Name" />,
    footer,
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['visual'], args: { icon: SlidersHorizontal } }
export const AllStatesDark: Story = {
  tags: ['visual'],
  args: { icon: SlidersHorizontal },
  decorators: [(Story) => <div data-theme="dark">{Story()}</div>],
}
export const LongContent: Story = {
  tags: ['visual'],
  args: { size: 'lg', children: Array.from({ length: 60 }, (_, i) => `Line ${i + 1}`).map((line) => <p key={line}>{line}</p>) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Rename site' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    )
  },
}

function FromAButton({ onClose }: { onClose(reason: string): void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog
        open={open}
        title="Rename the site?"
        onClose={(reason) => {
          onClose(reason)
          setOpen(false)
        }}
        footer={footer}
      >
        <TextField label="Name" />
      </Dialog>
    </>
  )
}

/** Focus goes to the first field, stays inside, and returns; Esc closes. */
export const Keyboard: Story = {
  render: (args) => <FromAButton onClose={args.onClose} />,
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('Opens on the first field', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
      await expect(canvas.getByRole('dialog', { name: 'Rename the site?' })).toBeVisible()
    })
    await step('Closing gives the focus back', async () => {
      canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
      await expect(args.onClose).toHaveBeenCalledWith('escape')
      await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus()
    })
  },
}

/** A click on the scrim closes, but not once something was typed. */
export const ScrimClick: Story = {
  play: async ({ args, canvasElement, step }) => {
    const dialog = within(canvasElement).getByRole('dialog')
    await step('Nothing typed: it asks to close', async () => {
      await userEvent.click(dialog)
      await expect(args.onClose).toHaveBeenCalledWith('scrim')
    })
    await step('Something typed: it stays', async () => {
      await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Name' }), 'Harbour')
      await userEvent.click(dialog)
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}

/** Under 768 px a sheet from below. */
export const Narrow: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}
