import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from '@storybook/test'
import { Bot, CirclePause, Hash, Users } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../Badge'
import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from './CommandPalette'

const GROUPS: readonly PaletteGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'p1', label: 'Bot Orders', icon: Bot, tail: 'Bot Trade' },
      { id: 'p2', label: 'Users List', icon: Users, tail: "User's Management" },
    ],
  },
  {
    id: 'orders',
    label: 'Bot orders',
    items: [{ id: 'o1', label: 'Buy BTC / USDT', code: 'BO-7F3A91C2', icon: Hash, tail: <Badge kind="info">Part filled</Badge> }],
  },
  { id: 'actions', label: 'Actions', items: [{ id: 'a1', label: 'Halt bot trading on a pair', icon: CirclePause }] },
]

function Palette(props: CommandPaletteProps) {
  const [query, setQuery] = useState(props.query)
  const groups = props.groups.map((group) => ({
    ...group,
    items: group.items.filter((item) => item.label.toLowerCase().includes(query.toLowerCase())),
  }))
  return (
    <CommandPalette
      {...props}
      query={query}
      groups={groups}
      onQueryChange={(next) => {
        setQuery(next)
        props.onQueryChange(next)
      }}
    />
  )
}

const meta = {
  title: 'UI/CommandPalette',
  component: CommandPalette,
  render: (args) => <Palette {...args} />,
  args: { open: true, query: '', groups: GROUPS, onClose: fn(), onQueryChange: fn(), onChoose: fn() },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['visual'], args: { query: 'bot' } }
export const Searching: Story = { args: { busy: true, groups: [], query: 'BO-7F' } }
export const Narrow: Story = { args: { query: 'bot' }, globals: { viewport: { value: 'mobile1' } } }

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Search or jump to' })
    await step('Opening puts the cursor into the field', async () => {
      await waitFor(() => expect(field).toHaveFocus())
    })
    await step('Typing narrows and the first result is chosen', async () => {
      await userEvent.keyboard('bot')
      await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Bot OrdersBot Trade',
        'Halt bot trading on a pair',
      ])
      await expect(canvas.getByRole('option', { name: /Bot Orders/ })).toHaveAttribute('aria-selected', 'true')
    })
    await step('Arrows go round and Ctrl Enter asks for a new tab', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(canvas.getByRole('option', { name: /Halt bot/ })).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'a1' }), { newTab: true })
    })
    await step('Escape closes', async () => {
      // Esc on a modal dialog is the browser's own: a synthetic key does not reach it.
      await fireEvent(canvas.getByRole('dialog'), new Event('cancel', { cancelable: true }))
      await expect(args.onClose).toHaveBeenCalled()
    })
  },
}

export const NothingFound: Story = {
  args: { query: 'zebra' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches “zebra”. Try an e-mail address, an ID or a symbol.')).toBeVisible()
  },
}
