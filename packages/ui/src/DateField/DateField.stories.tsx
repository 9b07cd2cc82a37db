import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from '@storybook/test'
import { useState } from 'react'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { DateField, type DateFieldProps } from './DateField'

const Owned = (args: DateFieldProps) => {
  const [value, setValue] = useState(args.value)
  return (
    <DateField
      {...args}
      value={value}
      onChange={(day) => {
        args.onChange(day)
        setValue(day)
      }}
    />
  )
}

const meta = {
  title: 'UI/DateField',
  component: DateField,
  args: { label: 'Valid until', value: '2026-11-20', onChange: fn() },
  render: Owned,
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

const states = (args: DateFieldProps) => (
  <>
    <Owned {...args} hint="The whole day counts." />
    <Owned {...args} label="Empty" value="" optional />
    <Owned {...args} label="Error" error="Choose a day after today." />
    <Owned {...args} label="Disabled" disabled />
    <Owned {...args} label="Read-only" readOnly />
  </>
)

export const AllStates: Story = { tags: ['visual'], render: (args) => <BothThemes>{states(args)}</BothThemes> }

export const Keyboard: Story = {
  args: { min: '2026-11-01' },
  play: async ({ canvas, step, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Valid until' })
    await step('A typed day is put in order on leaving', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '5 december 2026{Tab}')
      await expect(field).toHaveValue('2026-12-05')
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05')
    })
    await step('The calendar opens with the keyboard and gives the focus back', async () => {
      await expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      const day = await screen.findByRole('button', { name: /Saturday,? 5 December 2026/ })
      await waitFor(() => expect(day).toHaveFocus())
      await userEvent.keyboard('{ArrowRight}{Enter}')
      await waitFor(() => expect(field).toHaveFocus())
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-06')
    })
    await step('A day before the first is refused in words', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '2026-10-31{Tab}')
      await expect(field).toHaveAccessibleDescription('Choose 2026-11-01 or a later day.')
    })
  },
}

export const Narrow: Story = {
  render: (args) => <NarrowColumn>{states(args)}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
