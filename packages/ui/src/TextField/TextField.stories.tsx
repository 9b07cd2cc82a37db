import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { AtSign } from 'lucide-react'
import { Icon } from '../Icon'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { TextField } from './TextField'

const meta = { title: 'UI/TextField', component: TextField, args: { label: 'Site name' } } satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

const states = (
  <>
    <TextField label="Rest" placeholder="Site name" />
    <TextField label="With hint" defaultValue="Harbour" hint="Shown in the sidebar and in emails." />
    <TextField label="Error" defaultValue="harbour.exa mple" error="Remove the space from the address." />
    <TextField label="Optional" optional aside="Markdown works" />
    <TextField label="Disabled" defaultValue="superadmin" disabled />
    <TextField label="Read-only" defaultValue="65c88819b907d" readOnly />
    <TextField label="With unit" defaultValue="0.00010" after="BTC" />
    <TextField label="With icon" before={<Icon of={AtSign} />} placeholder="name@example.com" />
    <TextField label="Counted" defaultValue="Twelve signs" maxLength={40} counter hint="One line." />
    <TextField label="Full" defaultValue="0123456789" maxLength={10} counter />
    <TextField label="Large" size="lg" placeholder="Email" />
  </>
)

export const AllStates: Story = { tags: ['visual'], render: () => <BothThemes>{states}</BothThemes> }

export const SaysWhatIsWrong: Story = {
  args: { hint: 'Shown in emails.', error: 'Write a name.', required: true },
  play: async ({ canvas, step }) => {
    await step('The error takes the place of the hint and describes the field', async () => {
      const field = canvas.getByRole('textbox', { name: 'Site name' })
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription('Write a name.')
      await expect(canvas.queryByText('Shown in emails.')).toBeNull()
    })
  },
}

export const CountsWithoutAnOwner: Story = {
  args: { maxLength: 10, counter: true, name: 'site', onChange: fn(), onBlur: fn() },
  play: async ({ canvas, step, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Site name' })
    await step('The counter follows an uncontrolled field and stops at its end', async () => {
      await userEvent.type(field, 'Harbour lights')
      await expect(field).toHaveValue('Harbour li')
      await expect(canvas.getByText('10 / 10')).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('0 of 10 characters left')
    })
    await step('The native events reach the owner, so forms can register it by name', async () => {
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenCalledTimes(10)
      await expect(args.onBlur).toHaveBeenCalledOnce()
      await expect(field).toHaveAttribute('name', 'site')
    })
  },
}

export const Narrow: Story = {
  render: () => <NarrowColumn>{states}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const RightToLeft: Story = { tags: ['visual'], render: () => <div dir="rtl">{states}</div> }
