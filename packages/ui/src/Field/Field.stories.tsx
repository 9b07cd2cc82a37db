import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { BareInput, ControlBox } from './control.styles'
import { Field } from './Field'

const meta = {
  title: 'UI/Field',
  component: Field,
  args: {
    label: 'Reference',
    children: (control) => (
      <ControlBox>
        <BareInput {...control} />
      </ControlBox>
    ),
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: ({ children }) => (
    <BothThemes>
      <Field label="Label alone">{children}</Field>
      <Field label="Optional, with a link" optional aside={<a href="#help">Help</a>} hint="One line of help.">
        {children}
      </Field>
      <Field label="With error" error="Say what is wrong, then what to do.">
        {children}
      </Field>
      <Field label="A label that is far too long for one line, as a translation may well be" counter="3 / 20">
        {children}
      </Field>
    </BothThemes>
  ),
}

export const TiesTheWordsToTheControl: Story = {
  args: { hint: 'One line of help.', id: 'reference' },
  play: async ({ canvas, step }) => {
    await step('Label and hint belong to the control', async () => {
      const control = canvas.getByLabelText('Reference')
      await expect(control).toHaveAttribute('id', 'reference')
      await expect(control).toHaveAccessibleDescription('One line of help.')
    })
  },
}

/** The name stays for screen readers. */
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Reference')).toBeVisible()
  },
}
