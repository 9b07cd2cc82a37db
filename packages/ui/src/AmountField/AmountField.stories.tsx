import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { useState } from 'react'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { AmountField, type AmountFieldProps } from './AmountField'

const Owned = (args: AmountFieldProps) => {
  const [value, setValue] = useState(args.value)
  return (
    <AmountField
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
  title: 'UI/AmountField',
  component: AmountField,
  args: { label: 'Amount', value: '', unit: 'BTC', decimals: 8, max: '1.25000000', onChange: fn() },
  render: Owned,
} satisfies Meta<typeof AmountField>
export default meta
type Story = StoryObj<typeof meta>

const states = (
  <>
    <Owned label="Smallest order" value="0.00010" unit="BTC" decimals={8} onChange={fn()} />
    <Owned label="Empty, with maximum" value="" unit="USDT" max="12840.55" hint="12,840.55 USDT available." onChange={fn()} />
    <Owned label="Very long" value="123456789012345678.123456789012345678" unit="WEI" onChange={fn()} />
    <Owned label="Error" value="2" unit="BTC" error="Only 1.25 BTC is available. Write less." onChange={fn()} />
    <Owned label="Disabled" value="5" unit="ETH" disabled max="9" onChange={fn()} />
    <Owned label="Read-only" value="0.04180000" unit="BTC" readOnly onChange={fn()} />
  </>
)

export const AllStates: Story = { tags: ['visual'], render: () => <BothThemes>{states}</BothThemes> }

export const TakesWhatPeoplePaste: Story = {
  play: async ({ canvas, step, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    const paste = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(text)
    }
    await step('F88 grouped pastes and a decimal comma become a plain decimal string', async () => {
      await paste('12.840,55 BTC')
      await expect(args.onChange).toHaveBeenLastCalledWith('12840.55')
      await userEvent.tab()
      await expect(field).toHaveValue('12840.55')
    })
    await step('F88 eighteen digits and decimals stay exact, nothing becomes a float', async () => {
      await paste('123456789012345678.12345678')
      await expect(args.onChange).toHaveBeenLastCalledWith('123456789012345678.12345678')
    })
    await step('What has two meanings is refused at once, in words', async () => {
      await paste('1,234')
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription('“1,234” can mean 1234 or 1.234. Write it one of these ways.')
    })
  },
}

export const RefusesExtraDecimals: Story = {
  play: async ({ canvas, step, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    await step('The words come on leaving, not in the middle of typing', async () => {
      await userEvent.type(field, '0.1234567891')
      await expect(field).toBeValid()
      await userEvent.tab()
      await expect(field).toHaveAccessibleDescription('BTC has 8 decimals. Remove the last 2 digits.')
    })
    await step('The owner got the text as typed, so its schema refuses it too', async () => {
      await expect(args.onChange).toHaveBeenLastCalledWith('0.1234567891')
    })
    await step('Taking the digits away mends it', async () => {
      await userEvent.type(field, '{Backspace}{Backspace}')
      await expect(field).toBeValid()
      await expect(args.onChange).toHaveBeenLastCalledWith('0.12345678')
    })
  },
}

export const TakesTheMaximum: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Max, 1.25000000 BTC' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('1.25000000')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const Narrow: Story = {
  render: () => <NarrowColumn>{states}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const RightToLeft: Story = { tags: ['visual'], render: () => <div dir="rtl">{states}</div> }
