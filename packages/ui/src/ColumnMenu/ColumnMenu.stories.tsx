import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from '@storybook/test'
import { useState } from 'react'
import { initialLayout } from '../DataTable'
import { BothThemes } from '../stories/BothThemes'
import ColumnList from './ColumnList'
import { ColumnMenu } from './ColumnMenu'

const columns = [
  { id: 'name', header: 'User', hideable: false },
  { id: 'id', header: 'User ID' },
  { id: 'state', header: 'Status' },
  { id: 'country', header: 'Country', hidden: true },
]

function Example() {
  const [layout, setLayout] = useState(() => initialLayout(columns))
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 260 }}>
      <ColumnMenu columns={columns} layout={layout} onChange={setLayout} />
    </div>
  )
}

const meta = { title: 'UI/ColumnMenu', component: Example } satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    canvas.getByRole('button', { name: 'Columns' }).focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await screen.findByRole('dialog', { name: 'Columns' }))
    const names = () => menu.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent)
    await step('Alt and an arrow move a column and keep the focus on it', async () => {
      const box = await menu.findByRole('checkbox', { name: 'Status' })
      box.focus()
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await expect(menu.getByRole('checkbox', { name: 'Status' })).toHaveFocus()
      await expect(names().map((name) => name?.slice(0, 6))).toEqual(['User', 'Status', 'User I', 'Countr'])
    })
    await step('Those who only click lift a column and press the arrows', async () => {
      await userEvent.click(menu.getByRole('button', { name: 'Move Status' }))
      await userEvent.click(menu.getByRole('button', { name: 'Move Status down' }))
      await expect(names().map((name) => name?.slice(0, 6))).toEqual(['User', 'User I', 'Status', 'Countr'])
    })
    await step('A pin keeps a column in sight', async () => {
      const pin = menu.getByRole('button', { name: 'Keep User ID in sight' })
      await userEvent.click(pin)
      await expect(pin).toHaveAttribute('aria-pressed', 'true')
    })
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus()
    })
  },
}

const ignore = () => undefined
const layout = { ...initialLayout(columns), pinned: ['state'] }

export const AllStates: Story = {
  tags: ['visual'],
  render: () => <BothThemes>{() => <ColumnList columns={columns} layout={layout} onChange={ignore} />}</BothThemes>,
}
