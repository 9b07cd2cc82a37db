import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from '@storybook/test'
import { Skeleton } from '../Skeleton'
import { StatTile, StatTiles } from './StatTile'

const SERIES = [12, 12.4, 13, 13.6, 14.2, 15, 15.1, 15.9, 17, 17.2]
const meta = { title: 'UI/StatTile', component: StatTile, args: { label: 'Users', figure: '48,219' } } satisfies Meta<typeof StatTile>
export default meta
type Story = StoryObj<typeof meta>

const tiles = (
  <StatTiles aria-label="Key figures">
    <StatTile
      label="Users"
      figure="48,219"
      change={{ direction: 'up', text: '1.9%', good: true }}
      note="312 new today"
      series={SERIES}
      href="/userList"
    />
    <StatTile
      label="Bot volume"
      figure="92.41"
      unit="M USDT"
      exact="92,412,508.66000000 USDT"
      change={{ direction: 'up', text: '6.4%', good: true }}
      note="vs previous 30 d"
      series={SERIES}
    />
    <StatTile
      label="Open bot orders"
      figure="1,284"
      change={{ direction: 'down', text: '3.1%' }}
      note="37 older than 24 h"
      series={[...SERIES].reverse()}
    />
    <StatTile label="Failed sign-ins" figure="41" change={{ direction: 'up', text: '18%', good: false }} note="24 h" series={SERIES} />
    <StatTile label="Pairs live" figure="72" change={{ direction: 'flat', text: '0%' }} />
    <StatTile label="Conversions" figure={<Skeleton width={96} height={22} />} />
  </StatTiles>
)

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} style={{ padding: 16, background: 'var(--bg-surface)', color: 'var(--fg)' }}>
          {tiles}
        </div>
      ))}
    </>
  ),
}

export const Narrow: Story = { render: () => <div style={{ width: 320 }}>{tiles}</div> }

/** An abbreviated figure says its whole value to screen readers, and a coloured move says its direction. */
export const SaysTheExactValue: Story = {
  render: () => tiles,
  play: async ({ canvas, step }) => {
    const items = canvas.getAllByRole('listitem')
    await step('The whole tile leads to the list', async () => {
      await expect(within(items[0] as HTMLElement).getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/userList')
    })
    await step('The exact amount stands beside the short one', async () => {
      await expect(within(items[1] as HTMLElement).getByText('92,412,508.66000000 USDT')).toBeInTheDocument()
    })
    await step('A move has its direction in words', async () => {
      await expect(items[2]).toHaveTextContent('down 3.1%')
      await expect(items[4]).toHaveTextContent('unchanged 0%')
    })
  },
}
