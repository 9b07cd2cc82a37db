import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { FilterBuilder, type FilterBuilderProps } from './FilterBuilder'
import type { FilterField } from './filters'

const fields: readonly FilterField[] = [
  {
    name: 'status',
    label: 'Status',
    kind: 'enum',
    values: [
      { value: 'active', label: 'Active' },
      { value: 'pending', label: 'Pending' },
      { value: 'suspended', label: 'Suspended' },
    ],
  },
  { name: 'createdAt', label: 'Registered', kind: 'time' },
  { name: 'balance', label: 'Balance', kind: 'amount', unit: 'USDT', decimals: 8 },
  { name: 'email', label: 'Email', kind: 'text' },
  { name: 'twoFactor', label: 'Two-step', kind: 'boolean' },
]

const Owned = (args: FilterBuilderProps) => {
  const [filters, setFilters] = useState(args.filters)
  return (
    <FilterBuilder
      {...args}
      filters={filters}
      onChange={(next) => {
        args.onChange(next)
        setFilters(next)
      }}
    />
  )
}

const meta = {
  title: 'UI/FilterBuilder',
  component: FilterBuilder,
  args: {
    fields,
    today: '2026-11-20',
    onChange: fn(),
    filters: {
      status: { op: 'in', value: 'active,pending' },
      createdAt: { op: 'between', value: '2026-10-01T00:00:00.000Z,2026-11-20T23:59:59.999Z' },
    },
  },
  render: Owned,
} satisfies Meta<typeof FilterBuilder>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <BothThemes>
      {(theme) => (
        <>
          <FilterBuilder {...args} aria-label={`Two filters, ${theme}`} />
          <FilterBuilder {...args} aria-label={`None, ${theme}`} filters={{}} />
          <FilterBuilder
            {...args}
            aria-label={`All, ${theme}`}
            filters={{
              ...args.filters,
              balance: { op: 'between', value: '1000,20000' },
              email: { op: 'contains', value: 'okafor' },
              twoFactor: { op: 'eq', value: 'true' },
            }}
          />
        </>
      )}
    </BothThemes>
  ),
}

export const AddsAnAmount: Story = {
  play: async ({ canvas, step, args }) => {
    await step('Only fields without a filter are offered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }))
      await expect(screen.getByRole('list', { name: 'Fields' })).toHaveTextContent('BalanceEmailTwo-step')
      await userEvent.click(screen.getByRole('button', { name: 'Balance' }))
    })
    await step('The operators fit the kind and the first control has the focus', async () => {
      const operator = screen.getByRole('combobox', { name: 'Balance' })
      await expect(operator).toHaveFocus()
      await expect(operator).toHaveTextContent('is at leastis at mostis betweenisis empty')
      await userEvent.selectOptions(operator, 'is between')
    })
    await step('A wrong figure is refused in words', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '20000')
      await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '1,5{Enter}')
      await expect(screen.getByRole('alert')).toHaveTextContent('The first figure is above the second. Swap them.')
    })
    await step('The right one becomes a chip', async () => {
      const to = screen.getByRole('textbox', { name: 'To' })
      await userEvent.clear(to)
      await userEvent.type(to, '30.000,50{Enter}')
      await expect(canvas.getByRole('button', { name: 'Balance 20,000 to 30,000.50 USDT' })).toBeVisible()
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ balance: { op: 'between', value: '20000,30000.50' } }))
    })
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, step, args }) => {
    await step('A chip opens its editor and Escape gives the focus back', async () => {
      const chip = canvas.getByRole('button', { name: 'Status Active, Pending' })
      await userEvent.tab()
      await expect(chip).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter by Status' })).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await expect(chip).toHaveFocus()
    })
    await step('Ticking another value changes the chip', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.click(screen.getByRole('checkbox', { name: 'Suspended' }))
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ status: { op: 'in', value: 'active,pending,suspended' } }),
      )
    })
    await step('Removing hands the focus on', async () => {
      canvas.getByRole('button', { name: 'Remove Status filter' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.queryByText('Status')).toBeNull()
      await expect(canvas.getByRole('button', { name: /^Registered/ })).toHaveFocus()
    })
    await step('Clear takes all away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
      await expect(args.onChange).toHaveBeenLastCalledWith({})
    })
  },
}

export const F89DaysOfTheZone: Story = {
  name: 'F89 takes the days of the named zone',
  args: { zone: 'Asia/Kathmandu', filters: {} },
  play: async ({ canvas, step, args }) => {
    await step('The panel names the zone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }))
      await userEvent.click(screen.getByRole('button', { name: 'Registered' }))
      await expect(await screen.findByText('Days run 00:00 to 24:00 Asia/Kathmandu')).toBeVisible()
    })
    await step('Its whole days go out as instants, the last millisecond included', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Today' }))
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
      await waitFor(() =>
        expect(args.onChange).toHaveBeenCalledWith({
          createdAt: { op: 'between', value: '2026-11-19T18:15:00.000Z,2026-11-20T18:14:59.999Z' },
        }),
      )
      await expect(canvas.getByRole('button', { name: 'Registered 20 Nov' })).toBeVisible()
    })
  },
}

export const Narrow: Story = {
  render: (args) => (
    <NarrowColumn>
      <FilterBuilder {...args} />
    </NarrowColumn>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const RightToLeft: Story = {
  tags: ['visual'],
  render: (args) => (
    <div dir="rtl">
      <FilterBuilder {...args} />
    </div>
  ),
}
