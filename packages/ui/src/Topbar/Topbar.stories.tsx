import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { StillLinks } from '../stories/StillLinks'
import { SampleTopbar } from '../stories/sampleShell'

const meta = {
  title: 'UI/Topbar',
  component: SampleTopbar,
  args: { page: 'Users List', group: "User's Management", onPalette: fn() },
  decorators: [(Story) => <StillLinks>{Story()}</StillLinks>],
} satisfies Meta<typeof SampleTopbar>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  parameters: {
    // Four bars in one picture.
    a11y: {
      config: {
        rules: ['landmark-no-duplicate-banner', 'landmark-unique', 'landmark-banner-is-top-level'].map((id) => ({ id, enabled: false })),
      },
    },
  },
  render: () => (
    <BothThemes stacked flush>
      <SampleTopbar />
      <SampleTopbar page="Users List" group="User's Management" live="reconnecting" />
    </BothThemes>
  ),
}

export const Keyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The search opens the palette', async () => {
      canvas.getByRole('button', { name: 'Search or jump to' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onPalette).toHaveBeenCalledOnce()
    })
    await step('The account menu opens at its first entry', async () => {
      canvas.getByRole('button', { name: 'Account Ines Moreau superadmin' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus()
      await expect(canvas.getByRole('menuitem', { name: /Two-step sign-in/ })).toHaveTextContent('On')
    })
  },
}
