import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { RadioGroup } from './RadioGroup'

const options = [
  { value: 'market', label: 'Market', hint: 'At the best price now.' },
  { value: 'limit', label: 'Limit', hint: 'At your price or better.' },
  { value: 'stop', label: 'Stop', disabled: true },
]
const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup,
  args: { label: 'Order type', options, name: 'type', onChange: fn() },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

const states = (
  <>
    <RadioGroup label="Order type" options={options} defaultValue="limit" />
    <RadioGroup label="Side" options={options.map(({ hint: _hint, ...option }) => option)} orientation="horizontal" defaultValue="market" />
    <RadioGroup label="Error" options={options} error="Choose one." />
    <RadioGroup label="Disabled" options={options} defaultValue="market" disabled hint="Set when the pair was made." />
  </>
)

export const AllStates: Story = { tags: ['visual'], render: () => <BothThemes>{states}</BothThemes> }

export const Keyboard: Story = {
  args: { defaultValue: 'market' },
  play: async ({ canvas, step, args }) => {
    await step('Tab reaches the chosen one', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: 'Market' })).toHaveFocus()
    })
    await step('An arrow chooses the next', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('radio', { name: 'Limit' })).toBeChecked()
      await expect(args.onChange).toHaveBeenCalledOnce()
    })
    await step('The group has a name', async () => {
      await expect(canvas.getByRole('radiogroup', { name: 'Order type' })).toBeVisible()
    })
  },
}

export const Narrow: Story = {
  render: () => <NarrowColumn>{states}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
