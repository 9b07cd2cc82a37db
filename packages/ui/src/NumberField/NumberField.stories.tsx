import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { useState } from 'react'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { NumberField, type NumberFieldProps } from './NumberField'

const Owned = (args: NumberFieldProps) => {
  const [value, setValue] = useState(args.value)
  return (
    <NumberField
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
  title: 'UI/NumberField',
  component: NumberField,
  args: { label: 'Keep logs for', value: 30, min: 1, max: 365, unit: 'days', onChange: fn() },
  render: Owned,
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

const states = (
  <>
    <Owned label="Keep logs for" value={30} min={1} max={365} unit="days" onChange={fn()} />
    <Owned label="At its end" value={365} max={365} onChange={fn()} hint="At most a year." />
    <Owned label="Empty" value={null} onChange={fn()} optional />
    <Owned label="Error" value={0} onChange={fn()} error="Write a whole number from 1 to 365." />
    <Owned label="Disabled" value={5} onChange={fn()} disabled />
    <Owned label="Read-only" value={5} onChange={fn()} readOnly />
  </>
)

export const AllStates: Story = { tags: ['visual'], render: () => <BothThemes>{states}</BothThemes> }

export const Keyboard: Story = {
  play: async ({ canvas, step, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Keep logs for' })
    await step('Arrows and pages step, within the bounds', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowUp}{PageUp}')
      await expect(field).toHaveValue('41')
      await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}')
      await expect(field).toHaveValue('1')
      await expect(field).toHaveAttribute('aria-valuenow', '1')
      await expect(args.onChange).toHaveBeenLastCalledWith(1)
    })
  },
}

export const RefusesInWords: Story = {
  play: async ({ canvas, step, args }) => {
    const field = canvas.getByRole('spinbutton')
    await step('The owner hears NaN at once, the person reads why on leaving', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '400')
      await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN)
      await expect(field).toBeValid()
      await userEvent.tab()
      await expect(field).toHaveAccessibleDescription('Write a whole number from 1 to 365.')
    })
    await step('Mending it mends the words while typing', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '90')
      await expect(field).toBeValid()
      await expect(args.onChange).toHaveBeenLastCalledWith(90)
    })
    await step('Empty is null', async () => {
      await userEvent.clear(field)
      await expect(args.onChange).toHaveBeenLastCalledWith(null)
    })
  },
}

export const Narrow: Story = {
  render: () => <NarrowColumn>{states}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
