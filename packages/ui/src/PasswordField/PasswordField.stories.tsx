import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { PasswordField } from './PasswordField'

const meta = {
  title: 'UI/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

const RULES = [
  { label: '12 characters or more', met: true },
  { label: 'One number', met: true },
  { label: 'Upper and lower case', met: true },
  { label: 'Not an earlier password', met: false },
]

const states = (
  <>
    <PasswordField label="Password" autoComplete="current-password" defaultValue="Ledger-7-harbour" size="lg" />
    <PasswordField label="New password" autoComplete="new-password" defaultValue="Ledger-7-harbour" strength={3} rules={RULES} size="lg" />
    <PasswordField label="Repeat new password" autoComplete="new-password" error="The passwords differ. Type the new password again." />
    <PasswordField label="Weak" autoComplete="new-password" strength={1} defaultValue="abc" />
    <PasswordField label="Fair" autoComplete="new-password" strength={2} defaultValue="abcdef12" />
    <PasswordField label="Strong" autoComplete="new-password" strength={4} defaultValue="correct horse battery staple" />
    <PasswordField label="Disabled" autoComplete="off" disabled defaultValue="secret" />
  </>
)

export const AllStates: Story = { tags: ['visual'], render: () => <BothThemes>{states}</BothThemes> }

export const Reveals: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, step, args }) => {
    const field = canvas.getByLabelText('Password')
    await step('F99 what is typed and pasted stays byte for byte, spaces too', async () => {
      await userEvent.click(field)
      await userEvent.paste('  pass word ')
      await expect(field).toHaveValue('  pass word ')
      await expect(args.onChange).toHaveBeenCalled()
    })
    await step('It is hidden until asked for', async () => {
      await expect(field).toHaveAttribute('type', 'password')
      await userEvent.click(canvas.getByRole('button', { name: 'Show password', pressed: false }))
      await expect(field).toHaveAttribute('type', 'text')
      await expect(canvas.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible()
    })
  },
}

export const WarnsOfCapsLock: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Password')
    await step('A key pressed under Caps Lock says so', async () => {
      field.focus()
      fireEvent(field, new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }))
      await expect(canvas.getByText('Caps Lock is on.')).toBeVisible()
    })
    await step('Leaving the field ends the note', async () => {
      await userEvent.tab()
      await expect(canvas.queryByText('Caps Lock is on.')).toBeNull()
    })
  },
}

export const SaysStrengthInWords: Story = {
  args: { label: 'New password', strength: 3, rules: RULES, autoComplete: 'new-password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Strength: good')).toBeInTheDocument()
    await expect(canvas.getByText('Not an earlier password').closest('li')).toHaveTextContent('not met')
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/12 characters or more/)
  },
}

export const Narrow: Story = {
  render: () => <NarrowColumn>{states}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
