import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { useState } from 'react'
import { BothThemes, Row } from '../stories/BothThemes'
import { Switch } from './Switch'

const meta = { title: 'UI/Switch', component: Switch, args: { label: 'Trading', onChange: fn() } } satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

const states = (
  <>
    <Row name="alone">
      <Switch aria-label="Off" />
      <Switch aria-label="On" defaultChecked />
      <Switch aria-label="Turning on" pending />
      <Switch aria-label="Turning off" pending defaultChecked />
      <Switch aria-label="Off, disabled" disabled />
      <Switch aria-label="On, disabled" disabled defaultChecked />
    </Row>
    <Switch label="Trading" hint="Takes effect at once." defaultChecked />
    <Switch label="Withdrawals" spread hint="Words first, switch at the end." />
  </>
)

export const AllStates: Story = { tags: ['visual'], render: () => <BothThemes>{states}</BothThemes> }

export const Keyboard: Story = {
  render: (args) => {
    const [on, setOn] = useState(false)
    return (
      <Switch
        {...args}
        checked={on}
        onChange={(event) => {
          args.onChange?.(event)
          setOn(event.currentTarget.checked)
        }}
      />
    )
  },
  play: async ({ canvas, step, args }) => {
    const control = canvas.getByRole('switch', { name: 'Trading' })
    await step('Space turns it, at once', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(control).toBeChecked()
      await expect(args.onChange).toHaveBeenCalledOnce()
    })
  },
}

export const PendingWaits: Story = {
  args: { pending: true, checked: true },
  play: async ({ canvas, step, args }) => {
    const control = canvas.getByRole('switch', { name: 'Trading' })
    await step('It says that work goes on, keeps the focus and takes no clicks', async () => {
      await expect(control).toHaveAttribute('aria-busy', 'true')
      await userEvent.click(control)
      await userEvent.keyboard(' ')
      await expect(control).toHaveFocus()
      await expect(args.onChange).not.toHaveBeenCalled()
    })
  },
}

export const RightToLeft: Story = { tags: ['visual'], render: () => <div dir="rtl">{states}</div> }
