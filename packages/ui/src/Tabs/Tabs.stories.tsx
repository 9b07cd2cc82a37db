import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'
import { useState } from 'react'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { TabPanel, Tabs } from './Tabs'

const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'balances', label: 'Balances', count: '5' },
  { id: 'orders', label: 'Bot orders', count: '28' },
  { id: 'security', label: 'Security' },
]
function Record({ id = 'user', first = 'overview' }: { id?: string; first?: string }) {
  const [selected, select] = useState(first)
  return (
    <div>
      <Tabs id={id} label={`Parts of ${id}`} tabs={TABS} selected={selected} onSelect={select} />
      <TabPanel of={id} tab={selected} style={{ padding: '12px 0' }}>
        What is in {selected}
      </TabPanel>
    </div>
  )
}
const meta = { title: 'UI/Tabs', component: Record } satisfies Meta<typeof Record>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      {(theme) => (
        <>
          <Record id={`user-${theme}`} />
          <Record id={`other-${theme}`} first="orders" />
        </>
      )}
    </BothThemes>
  ),
}

/** One tab stop; arrows, Home and End move and open; the panel is named by its tab. */
export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('Right opens the next', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Balances 5' })).toHaveFocus()
      await expect(canvas.getByRole('tabpanel', { name: 'Balances 5' })).toHaveTextContent('What is in balances')
    })
    await step('End, then round to the first', async () => {
      await userEvent.keyboard('{End}')
      await expect(canvas.getByRole('tab', { name: 'Security' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
    })
    await step('Tab leaves to the panel', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    })
  },
}

/** The arrows follow the reading direction. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(canvasElement).getByRole('tab', { name: 'Balances 5' })).toHaveFocus()
  },
}

export const Narrow: Story = {
  render: () => (
    <NarrowColumn>
      <Record />
    </NarrowColumn>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
