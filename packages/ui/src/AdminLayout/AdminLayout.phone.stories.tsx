import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'
import { PageHeader } from '../PageHeader'
import { StillLinks } from '../stories/StillLinks'
import { SampleSidebar, SampleTopbar } from '../stories/sampleShell'
import { AdminLayout } from './AdminLayout'

const meta = {
  title: 'UI/AdminLayout on a phone',
  component: AdminLayout,
  args: { sidebar: <SampleSidebar />, topbar: <SampleTopbar />, children: <PageHeader title="Dashboard" /> },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  decorators: [(Story) => <StillLinks>{Story()}</StillLinks>],
} satisfies Meta<typeof AdminLayout>
export default meta
type Story = StoryObj<typeof meta>

/** Opens over the page, holds the focus, and gives it back. */
export const Keyboard: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Open menu' })
    await step('The menu button opens the navigation', async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      const menu = within(canvas.getByRole('dialog', { name: 'Menu' }))
      await expect(menu.getByRole('link', { name: 'Email Templates' })).toBeVisible()
    })
    await step('Choosing a page closes it and focus returns', async () => {
      await userEvent.click(within(canvas.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Currency' }))
      await expect(canvas.queryByRole('dialog', { name: 'Menu' })).toBeNull()
      await expect(button).toHaveFocus()
    })
    await step('It opens again for the picture', () => userEvent.click(button))
  },
}
