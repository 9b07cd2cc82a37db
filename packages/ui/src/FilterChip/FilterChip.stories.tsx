import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { BothThemes, Row } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { AddFilterChip, FilterChip } from './FilterChip'

const meta = {
  title: 'UI/FilterChip',
  component: FilterChip,
  args: { name: 'Status', value: 'Active, Pending', onEdit: fn(), onRemove: fn() },
} satisfies Meta<typeof FilterChip>
export default meta
type Story = StoryObj<typeof meta>

const LONG = 'Lucía Fernández de la Vega y Sánchez-Cerro, Mateusz Nowak'

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="in force">
        <FilterChip name="Status" value="Active, Pending" onEdit={fn()} onRemove={fn()} />
        <FilterChip name="Registered" value="1 Oct to 20 Nov" onEdit={fn()} onRemove={fn()} open />
        <AddFilterChip />
      </Row>
      <Row name="text only">
        <FilterChip name="Pair" value="BTC / USDT" />
        <FilterChip name="Pair" value="BTC / USDT" onRemove={fn()} />
      </Row>
      <Row name="long">
        <FilterChip name="User" value={LONG} onEdit={fn()} onRemove={fn()} />
      </Row>
    </BothThemes>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, step, args }) => {
    await step('Body edits, cross removes', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Status Active, Pending' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onEdit).toHaveBeenCalledOnce()
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(args.onRemove).toHaveBeenCalledOnce()
    })
  },
}

export const Narrow: Story = {
  render: () => (
    <NarrowColumn>
      <FilterChip name="User" value={LONG} onEdit={fn()} onRemove={fn()} />
    </NarrowColumn>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const RightToLeft: Story = {
  tags: ['visual'],
  render: () => (
    <div dir="rtl">
      <FilterChip name="Registered" value="1 Oct to 20 Nov" onEdit={fn()} onRemove={fn()} /> <AddFilterChip />
    </div>
  ),
}
