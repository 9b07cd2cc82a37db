import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { BothThemes, Row } from '../stories/BothThemes'
import { Checkbox } from './Checkbox'

const meta = { title: 'UI/Checkbox', component: Checkbox, args: { label: 'Keep me signed in', onChange: fn() } } satisfies Meta<
  typeof Checkbox
>
export default meta
type Story = StoryObj<typeof meta>

const states = (
  <>
    <Row name="alone">
      <Checkbox aria-label="Off" />
      <Checkbox aria-label="On" defaultChecked />
      <Checkbox aria-label="Some" mixed />
      <Checkbox aria-label="Off, disabled" disabled />
      <Checkbox aria-label="On, disabled" defaultChecked disabled />
      <Checkbox aria-label="Some, disabled" mixed disabled />
    </Row>
    <Checkbox label="Keep me signed in" hint="For 30 days on this device." defaultChecked />
    <Checkbox label="I have stored the recovery codes" error="Tick this to go on." />
    <Checkbox label="Not for your role" disabled />
  </>
)

export const AllStates: Story = { tags: ['visual'], render: () => <BothThemes>{states}</BothThemes> }

export const Keyboard: Story = {
  play: async ({ canvas, step, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep me signed in' })
    await step('Space ticks and the words click too', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(box).toBeChecked()
      await userEvent.click(canvas.getByText('Keep me signed in'))
      await expect(box).not.toBeChecked()
      await expect(args.onChange).toHaveBeenCalledTimes(2)
    })
  },
}

export const StaysMixed: Story = {
  args: { mixed: true, checked: false, label: 'All rows' },
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'All rows' })
    await step('A click leaves the state to its owner', async () => {
      await expect(box).toBePartiallyChecked()
      await userEvent.click(box)
      await expect(box).toBePartiallyChecked()
    })
  },
}

export const RightToLeft: Story = { tags: ['visual'], render: () => <div dir="rtl">{states}</div> }
