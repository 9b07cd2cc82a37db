import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { Badge } from '../Badge'
import { Checkbox } from '../Checkbox'
import { Select } from '../Select'
import { Switch } from '../Switch'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { TextArea } from '../TextArea'
import { TextField } from '../TextField'
import { FormLayout, FormRow, FormSection } from './FormLayout'

const meta = { title: 'UI/FormLayout', component: FormLayout } satisfies Meta<typeof FormLayout>
export default meta
type Story = StoryObj<typeof meta>

const form = (
  <FormLayout>
    <FormSection title="General" description="Shown to users and in emails.">
      <FormRow>
        <TextField label="Name" defaultValue="Harbour" />
        <TextField label="Legal name" optional />
      </FormRow>
      <FormRow>
        <Select label="Language" options={['English', 'Deutsch']} />
        <TextField label="Support email" defaultValue="help@example.com" />
      </FormRow>
      <TextArea label="About" counter maxLength={400} />
    </FormSection>
    <FormSection title="Maintenance" actions={<Badge kind="warning">On</Badge>}>
      <Switch label="Stop trading" spread hint="Takes effect at once." defaultChecked />
      <Checkbox label="Tell users by email" />
    </FormSection>
  </FormLayout>
)

export const AllStates: Story = { tags: ['visual'], render: () => <BothThemes>{form}</BothThemes> }

export const SectionsHaveNames: Story = {
  render: () => form,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'General' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Maintenance' })).toBeVisible()
    await expect(canvasElement.querySelector('form')).toHaveProperty('noValidate', true)
  },
}

export const Narrow: Story = {
  tags: ['visual'],
  render: () => <NarrowColumn>{form}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const RightToLeft: Story = { tags: ['visual'], render: () => <div dir="rtl">{form}</div> }
