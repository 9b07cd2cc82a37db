import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from '@storybook/test'
import { Download, Plus, Upload } from 'lucide-react'
import { Badge } from '../Badge'
import { Button } from '../Button'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { PageHeader } from './PageHeader'

const meta = {
  title: 'UI/PageHeader',
  component: PageHeader,
  args: { title: 'Users List', count: '48,219', context: 'Times in UTC' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

const more = [
  { label: 'Import', icon: Upload, onSelect: fn() },
  { label: 'Export CSV', icon: Download, onSelect: fn() },
]
const add = (
  <Button kind="primary" icon={Plus}>
    Add user
  </Button>
)

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes stacked flush>
      <PageHeader title="Users List" count="48,219" moreActions={more} actions={add} />
      <PageHeader title="Dashboard" context="Fri 20 Nov 2026, times in UTC" />
      <PageHeader title="BO-7F3A91C2" badge={<Badge kind="info">Part filled</Badge>} context="BTC / USDT, opened 20 Nov 2026 13:58 UTC" />
      <PageHeader
        title="Site Settings"
        dirty
        actions={
          <>
            <Button kind="ghost">Discard</Button>
            <Button kind="primary">Save settings</Button>
          </>
        }
      />
    </BothThemes>
  ),
}

/** The heading takes focus after a route change, so it can be focused but is no tab stop. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: 'Users List' })
    heading.focus()
    await expect(heading).toHaveFocus()
    await expect(heading).toHaveAttribute('tabindex', '-1')
  },
}

export const Narrow: Story = {
  render: () => (
    <NarrowColumn>
      <PageHeader
        title="A heading of many long words that needs more than one line"
        count="48,219"
        moreActions={more}
        actions={add}
        dirty
      />
    </NarrowColumn>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
