import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { useState } from 'react'
import { Button } from '../Button'
import { Dialog } from '../Dialog'
import { ToastArea, type ToastItem } from './ToastArea'

const saved: ToastItem = { id: 1, type: 'success', message: 'Pair BTC / USDT saved.' }
const failed: ToastItem = { id: 2, type: 'error', message: 'Something went wrong' }

const meta = {
  title: 'UI/ToastArea',
  component: ToastArea,
  args: { toasts: [failed, saved], onDismiss: fn(), onPause: fn(), onResume: fn() },
  decorators: [(Story) => <div style={{ minHeight: 260 }}>{Story()}</div>],
} satisfies Meta<typeof ToastArea>
export default meta
type Story = StoryObj<typeof meta>

const ALL: readonly ToastItem[] = [
  { id: 4, type: 'info', message: 'Prices are 4 s old.' },
  { id: 3, type: 'warning', message: 'The price feed is slow.', count: 4 },
  failed,
  saved,
]

export const AllStates: Story = { tags: ['visual'], args: { toasts: ALL } }
export const AllStatesDark: Story = {
  tags: ['visual'],
  args: { toasts: ALL },
  decorators: [(Story) => <div data-theme="dark">{Story()}</div>],
}

/** SPEC §2: type with a capital and two exclamation marks; success is a status, everything else an alert. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Success!!Pair BTC / USDT saved.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error!!Something went wrong')
    const [newest] = canvas.getAllByText(/!!$/)
    await expect(newest).toHaveTextContent('Success!!')
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: 'Dismiss' })
    await step('Focus stops the clocks', async () => {
      await userEvent.tab()
      await expect(first).toHaveFocus()
      await expect(args.onPause).toHaveBeenCalledOnce()
    })
    await step('Enter dismisses the newest', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onDismiss).toHaveBeenCalledWith(1)
    })
    await step('Leaving lets them run again', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await waitFor(() => expect(args.onResume).toHaveBeenCalledOnce())
    })
  },
}

/** F86: the clocks stop while the pointer is on a toast. */
export const F86HoverPauses: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('status'))
    await expect(args.onPause).toHaveBeenCalledOnce()
    await userEvent.unhover(within(canvasElement).getByRole('status'))
    await waitFor(() => expect(args.onResume).toHaveBeenCalledOnce())
  },
}

const MANY = Array.from({ length: 1000 }, (_, i): ToastItem => ({ id: i, type: 'error', message: `Order ${i} was refused.` }))

/** F84: a flood draws three and says how many wait. */
export const F84Flood: Story = {
  args: { toasts: MANY },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('alert')).toHaveLength(3)
    await expect(canvas.getByText('Order 999 was refused.')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('997 more')
  },
}

const ODD: readonly ToastItem[] = [
  { id: 'a', type: undefined, message: { reason: 'limit', at: [1, 2] } },
  { id: 'b', type: '🙈', message: '<img src=x onerror=alert(1)><b>bold</b>' },
  { id: 'c', type: '__proto__', message: 'x'.repeat(10_000) },
]

/** F85: any type and message read as text; long ones are cut and can be opened. */
export const F85OddShapes: Story = {
  args: { toasts: ODD },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Error!!')).toBeVisible()
    await expect(canvas.getByText('{"reason":"limit","at":[1,2]}')).toBeVisible()
    await expect(canvas.getByText('🙈!!')).toBeVisible()
    await expect(canvas.getByText('<img src=x onerror=alert(1)><b>bold</b>')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvas.getByText('__proto__!!')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }))
    await expect(canvas.getByText('x'.repeat(10_000))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show all' })).toBeNull()
  },
}

/** F87: direction marks inside a message cannot turn what stands round it. */
export const F87OtherDirections: Story = {
  tags: ['visual'],
  args: {
    toasts: [
      { id: 1, type: 'error', message: 'تم رفض الطلب رقم 12.' },
      { id: 2, type: 'error', message: 'User \u202Egnp.eciovni\u202C was not found.' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByText('تم رفض الطلب رقم 12.')).direction).toBe('rtl')
  },
}

function OverDialog() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([])
  return (
    <>
      <Dialog open onClose={fn()} title="Edit pair">
        <Button onClick={() => setToasts([failed])}>Save pair</Button>
      </Dialog>
      <ToastArea toasts={toasts} onDismiss={fn()} />
    </>
  )
}

/** A toast lies above a dialog that was open before it. */
export const AboveADialog: Story = {
  render: () => <OverDialog />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save pair' }))
    const toast = within(canvasElement).getByText('Something went wrong')
    const { left, top } = toast.getBoundingClientRect()
    await waitFor(() => expect(document.elementsFromPoint(left + 2, top + 2).length).toBeGreaterThan(0))
    await expect(toast.closest('section')?.matches(':popover-open')).toBe(true)
  },
}
