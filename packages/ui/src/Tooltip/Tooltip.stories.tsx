import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from '@storybook/test'
import { Button } from '../Button'
import { Tooltip } from './Tooltip'

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { text: '92,412,508.66 USDT', children: <Button>92.41 M USDT</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  within(canvasElement).getByRole('button').focus()
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await expect(await within(canvasElement).findByRole('tooltip')).toBeVisible()
}

export const AllStates: Story = {
  tags: ['visual'],
  args: { text: 'Refresh', shortcut: 'R' },
  decorators: [(Story) => <div style={{ padding: '40px 120px' }}>{Story()}</div>],
  play: open,
}
export const AllStatesDark: Story = {
  ...AllStates,
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ padding: '40px 120px', background: 'var(--bg-surface)' }}>
        {Story()}
      </div>
    ),
  ],
}

/** Describes the control while open; the pointer may rest on it. */
export const Keyboard: Story = {
  play: async (context) => {
    await open(context)
    const button = within(context.canvasElement).getByRole('button')
    await expect(button).toHaveAccessibleDescription('92,412,508.66 USDT')
    await userEvent.tab()
    await waitFor(() => expect(within(context.canvasElement).queryByRole('tooltip')).toBeNull())
  },
}

export const Hover: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('Not at once', async () => {
      await userEvent.hover(canvas.getByRole('button'))
      await expect(canvas.queryByRole('tooltip')).toBeNull()
    })
    await step('After 400 ms', async () => {
      await expect(await canvas.findByRole('tooltip')).toBeVisible()
    })
    await step('It stays while the pointer rests on it', async () => {
      await userEvent.hover(canvas.getByRole('tooltip'))
      const since = performance.now()
      await waitFor(() => expect(performance.now() - since).toBeGreaterThan(200))
      await expect(canvas.getByRole('tooltip')).toBeVisible()
    })
    await step('It goes with the pointer', async () => {
      await userEvent.unhover(canvas.getByRole('tooltip'))
      await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    })
  },
}

/** At the window's edge it turns over and stays inside. */
export const AtTheEdge: Story = {
  args: { side: 'bottom', text: 'A long exact value that would not fit beside the edge of the window: 123,456,789.123456789012345678' },
  decorators: [(Story) => <div style={{ position: 'fixed', right: 0, bottom: 0 }}>{Story()}</div>],
  play: async (context) => {
    await open(context)
    const tip = within(context.canvasElement).getByRole('tooltip').getBoundingClientRect()
    await expect(tip.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(tip.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
