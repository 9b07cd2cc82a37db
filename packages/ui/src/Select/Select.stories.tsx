import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { CalendarDays } from 'lucide-react'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { Select } from './Select'

const meta = {
  title: 'UI/Select',
  component: Select,
  args: { label: 'Network', options: ['Bitcoin', 'Ethereum', 'Tron'], onChange: fn() },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

const options = ['Last 7 days', 'Last 30 days', { value: 'q', label: 'Last quarter, once it is closed', disabled: true }]
const states = (
  <>
    <Select label="Range" icon={CalendarDays} options={options} defaultValue="Last 30 days" />
    <Select label="Nothing chosen" placeholder="Choose a network" options={options} />
    <Select label="Error" placeholder="Choose a network" options={options} error="Choose a network." />
    <Select label="Disabled" options={options} disabled />
    <Select label="Large" size="lg" options={options} />
    <Select label="Rows per page" labelHidden size="sm" quiet options={['15', '25', '50', '100']} style={{ width: 64 }} />
    <Select label="Groups">
      <optgroup label="Fiat">
        <option>EUR</option>
      </optgroup>
      <optgroup label="Stable">
        <option>USDT</option>
      </optgroup>
    </Select>
  </>
)

export const AllStates: Story = { tags: ['visual'], render: () => <BothThemes>{states}</BothThemes> }

export const Keyboard: Story = {
  play: async ({ canvas, step, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Network' })
    await step('It is the native list: Tab reaches it and an entry can be chosen', async () => {
      await userEvent.tab()
      await expect(select).toHaveFocus()
      await userEvent.selectOptions(select, 'Tron')
      await expect(select).toHaveValue('Tron')
      await expect(args.onChange).toHaveBeenCalledOnce()
    })
  },
}

export const Narrow: Story = {
  render: () => <NarrowColumn>{states}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const RightToLeft: Story = { tags: ['visual'], render: () => <div dir="rtl">{states}</div> }
