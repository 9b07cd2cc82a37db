import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { ChartCard } from './ChartCard'

const DAYS = Array.from({ length: 30 }, (_, index) => new Date(Date.UTC(2026, 9, 22 + index)))
const points = DAYS.map((day) => ({
  label: day.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  title: day
    .toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .replace(',', ''),
}))
const wave = (base: number, swing: number) => DAYS.map((_, index) => `${(base + swing * Math.sin(index / 4)).toFixed(2)}000000`)
const volume = [
  { id: 'bots', label: 'Bot trades', unit: 'USDT', values: wave(2_637_254.93, 900_000) },
  { id: 'conversions', label: 'Conversions', unit: 'USDT', values: wave(526_796.29, 200_000) },
]
const people = [
  { id: 'signups', label: 'Sign-ups', values: DAYS.map((_, index) => String(300 + ((index * 37) % 90))) },
  { id: 'logins', label: 'Logins', values: DAYS.map((_, index) => String(900 + ((index * 71) % 240))) },
]

const meta = {
  title: 'UI/ChartCard',
  component: ChartCard,
  args: { title: 'Volume', kind: 'bars', points, series: volume },
} satisfies Meta<typeof ChartCard>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          style={{ display: 'grid', gap: 14, padding: 20, background: 'var(--bg-surface)', color: 'var(--fg)' }}
        >
          <ChartCard title={`Volume, ${theme}`} kind="bars" points={points} series={volume} />
          <ChartCard title={`Sign-ups and logins, ${theme}`} kind="lines" points={points} series={people} />
          <ChartCard
            title={`Nothing traded, ${theme}`}
            kind="bars"
            points={points}
            series={[{ id: 'none', label: 'Bot trades', values: points.map(() => '0') }]}
          />
        </div>
      ))}
    </>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const reader = canvas.getByRole('slider', { name: 'Volume by day' })
    await step('Arrow keys read day by day, exactly', async () => {
      reader.focus()
      await userEvent.keyboard('{End}')
      await expect(reader).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^Fri 20 Nov 2026: Bot trades [\d,]+\.\d{8} USDT, Conversions [\d,]+\.\d{8} USDT$/),
      )
      await userEvent.keyboard('{ArrowLeft}')
      await expect(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Thu 19 Nov 2026/))
    })
    await step('Escape lets go', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(reader).toHaveAttribute('aria-valuetext', 'No day chosen')
    })
  },
}

export const ViewAsTable: Story = {
  args: { onDownload: fn() },
  play: async ({ canvas, canvasElement, args, step }) => {
    const options = canvas.getByRole('button', { name: 'Volume options' })
    await step('The options turn the drawing into rows, newest first', async () => {
      await userEvent.click(options)
      await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'View as table' }))
      const rows = within(canvas.getByRole('region', { name: 'Volume as a table' })).getAllByRole('row')
      await expect(rows).toHaveLength(31)
      await expect(rows[1]).toHaveTextContent('Fri 20 Nov 2026')
    })
    await step('Download is offered and reported', async () => {
      await userEvent.click(options)
      await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'Download CSV' }))
      await expect(args.onDownload).toHaveBeenCalledOnce()
    })
  },
}

/** A phone shows the last fourteen days. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <ChartCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuemax', '13')
  },
}

export const Instead: Story = {
  args: { instead: <p style={{ padding: 16 }}>Volume could not be loaded.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull()
    await expect(canvas.getByText('Volume could not be loaded.')).toBeVisible()
  },
}
