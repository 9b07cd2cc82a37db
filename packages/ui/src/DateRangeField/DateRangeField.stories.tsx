import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from '@storybook/test'
import { useState } from 'react'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField'

const Owned = (args: DateRangeFieldProps) => {
  const [value, setValue] = useState(args.value)
  return (
    <DateRangeField
      {...args}
      value={value}
      onChange={(range) => {
        args.onChange(range)
        setValue(range)
      }}
    />
  )
}

const OCT_NOV = { from: '2026-10-01', to: '2026-11-20' }
const meta = {
  title: 'UI/DateRangeField',
  component: DateRangeField,
  args: { label: 'Registered', value: OCT_NOV, today: '2026-11-20', max: '2026-11-20', onChange: fn() },
  render: Owned,
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

const states = (args: DateRangeFieldProps) => (
  <>
    <DateRangeField {...args} />
    <DateRangeField {...args} label="Nothing chosen" value={null} />
    <DateRangeField {...args} label="Toolbar" size="sm" quiet />
    <DateRangeField {...args} label="Error" error="Choose at most 92 days." />
    <DateRangeField {...args} label="Disabled" disabled />
  </>
)

export const AllStates: Story = { tags: ['visual'], render: (args) => <BothThemes>{states(args)}</BothThemes> }

const openPanel = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Registered/ }))
  const panel = await screen.findByRole('dialog', { name: 'Registered' })
  await within(panel).findByRole('textbox', { name: 'First day' })
  return within(panel)
}

export const Open: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div style={{ minHeight: 460 }}>{<Story />}</div>],
  play: async ({ canvas, step }) => {
    const panel = await openPanel(canvas)
    await step('Two months, typed days and the zone by name', async () => {
      await expect(panel.getByRole('textbox', { name: 'First day' })).toHaveValue('2026-10-01')
      await expect(panel.getByText('October 2026')).toBeVisible()
      await expect(panel.getByText('November 2026')).toBeVisible()
      await expect(panel.getByText('Days run 00:00 to 24:00 UTC')).toBeVisible()
      await waitFor(() => expect(panel.getByRole('textbox', { name: 'First day' })).toHaveFocus())
    })
  },
}

export const OpenDark: Story = { ...Open, tags: ['visual'], globals: { theme: 'dark' } }

export const Presets: Story = {
  args: { offered: [{ label: 'As on Users List', range: { from: '2026-11-02', to: '2026-11-04' } }] },
  play: async ({ canvas, step, args }) => {
    const panel = await openPanel(canvas)
    await step('The range of another list is offered first', async () => {
      await expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('As on Users List')
    })
    await step('A preset fills the days in; nothing counts before Apply', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Last 7 days' }))
      await expect(panel.getByRole('textbox', { name: 'First day' })).toHaveValue('2026-11-14')
      await expect(args.onChange).not.toHaveBeenCalled()
      await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
      await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-14', to: '2026-11-20' })
    })
    await step('The field says the range and has the focus again', async () => {
      await expect(canvas.getByRole('button', { name: 'Registered 14 Nov to 20 Nov' })).toHaveFocus()
    })
  },
}

export const Keyboard: Story = {
  play: async ({ step, args }) => {
    await step('Enter opens, typed days count, Enter applies', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const first = await screen.findByRole('textbox', { name: 'First day' })
      await waitFor(() => expect(first).toHaveFocus())
      await userEvent.clear(first)
      await userEvent.keyboard('5 Nov 2026{Tab}')
      await expect(first).toHaveValue('2026-11-05')
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-05', to: '2026-11-20' })
    })
    await step('A wrong day is refused in words and keeps the panel open', async () => {
      await userEvent.keyboard('{Enter}')
      const first = await screen.findByRole('textbox', { name: 'First day' })
      await waitFor(() => expect(first).toHaveFocus())
      await userEvent.clear(first)
      await userEvent.keyboard('2026-02-30{Enter}')
      await expect(await screen.findByText('Write the first day as 2026-11-20.')).toBeVisible()
      await expect(first).toBeInvalid()
    })
    await step('Escape leaves everything as it was', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(args.onChange).toHaveBeenCalledOnce()
    })
  },
}

export const ChoosesByPointer: Story = {
  args: { value: null },
  play: async ({ canvas, step, args }) => {
    const panel = await openPanel(canvas)
    await step('Two clicks mark a range', async () => {
      await userEvent.click(panel.getByRole('button', { name: /Tuesday,? 10 November 2026/ }))
      await userEvent.click(panel.getByRole('button', { name: /Thursday,? 12 November 2026/ }))
      await expect(panel.getByRole('textbox', { name: 'Last day' })).toHaveValue('2026-11-12')
    })
    await step('Days to come cannot be chosen', async () => {
      await expect(panel.getByRole('button', { name: /Saturday,? 21 November 2026/ })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('Cancel changes nothing', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Cancel' }))
      await expect(args.onChange).not.toHaveBeenCalled()
    })
  },
}

export const Narrow: Story = {
  render: (args) => <NarrowColumn>{states(args)}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const RightToLeft: Story = { tags: ['visual'], render: (args) => <div dir="rtl">{states(args)}</div> }
