import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { MultiSelect, type MultiSelectProps } from './MultiSelect'

const options = ['Support', 'Finance', 'Trading desk', 'Compliance', 'Content', 'Audit', 'Operations', 'Legal', 'Risk'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const Owned = (args: MultiSelectProps) => {
  const [value, setValue] = useState(args.value)
  return (
    <MultiSelect
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta = {
  title: 'UI/MultiSelect',
  component: MultiSelect,
  args: { label: 'Roles', options, value: [], onChange: fn() },
  render: Owned,
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

const states = (args: MultiSelectProps) => (
  <>
    <MultiSelect {...args} placeholder="Choose roles" />
    <MultiSelect {...args} label="Two" value={['support', 'finance']} />
    <MultiSelect {...args} label="Five" value={['support', 'finance', 'audit', 'legal', 'risk']} />
    <MultiSelect {...args} label="Error" error="Choose one or more." />
    <MultiSelect {...args} label="Disabled" value={['audit']} disabled />
  </>
)

export const AllStates: Story = { tags: ['visual'], render: (args) => <BothThemes>{states(args)}</BothThemes> }

export const Keyboard: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div style={{ minHeight: 420, width: 280 }}>{<Story />}</div>],
  play: async ({ canvas, step, args }) => {
    await step('The list stays open while ticking', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const list = await screen.findByRole('listbox', { name: 'Roles' })
      await expect(list).toHaveAttribute('aria-multiselectable', 'true')
      await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}')
      await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(3))
      await expect(screen.getByText('3 chosen')).toBeVisible()
    })
    await step('The field names two and counts the rest', async () => {
      await expect(canvas.getByRole('button', { name: /^Roles .+, .+ \+1$/ })).toBeVisible()
    })
  },
}

export const Clears: Story = {
  args: { value: ['support', 'audit'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Roles Support, Audit' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenCalledWith([])
  },
}

export const Narrow: Story = {
  render: (args) => <NarrowColumn>{states(args)}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
