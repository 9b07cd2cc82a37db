import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { useState } from 'react'
import { Button } from '../Button'
import { FormLayout } from '../FormLayout'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { TextField } from '../TextField'
import { ErrorSummary, type FormError } from './ErrorSummary'

const ERRORS: readonly FormError[] = [
  { field: 'email', label: 'Email', message: 'Write an address with an @.' },
  { field: 'zone', message: 'Choose a zone.' },
  { message: 'The server refused field “legacyCode”: unknown.' },
]

const meta = { title: 'UI/ErrorSummary', component: ErrorSummary, args: { errors: ERRORS } } satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <ErrorSummary errors={ERRORS} />
      <ErrorSummary errors={ERRORS.slice(0, 1)} />
      <ErrorSummary errors={[{ message: 'Something went wrong' }]} title="The page was not saved. Try again." />
    </BothThemes>
  ),
}

const Form = () => {
  const [errors, setErrors] = useState<readonly FormError[]>([])
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault()
        setErrors(ERRORS)
      }}
    >
      <ErrorSummary errors={errors} />
      <TextField label="Email" name="email" error={errors.length > 0 ? 'Write an address with an @.' : undefined} />
      <TextField label="Zone" id="zone" error={errors.length > 0 ? 'Choose a zone.' : undefined} />
      <Button type="submit" kind="primary">
        Save changes
      </Button>
    </FormLayout>
  )
}

export const Keyboard: Story = {
  render: () => <Form />,
  play: async ({ canvas, step }) => {
    await step('F95 a failed submit raises one alert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
      await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    })
    await step('F27 every entry with a field leads to it, by name or by id', async () => {
      canvas.getByRole('link', { name: 'Email' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('link', { name: 'Choose a zone.' }))
      await expect(canvas.getByRole('textbox', { name: 'Zone' })).toHaveFocus()
    })
    await step('F27 what belongs to no field is not lost', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('The server refused field “legacyCode”: unknown.')
    })
  },
}

export const Narrow: Story = {
  args: { errors: [...ERRORS, { message: 'averyveryveryveryveryveryveryveryverylongwordwithoutanyspaceinit' }] },
  render: (args) => (
    <NarrowColumn>
      <ErrorSummary {...args} />
    </NarrowColumn>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
