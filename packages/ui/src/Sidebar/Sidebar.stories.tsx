import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { StillLinks } from '../stories/StillLinks'
import { FEW_GROUPS, GROUPS, SampleSidebar } from '../stories/sampleShell'
import { t } from '../theme/tokens'
import { Wordmark } from '../Wordmark'
import { Sidebar } from './Sidebar'

const meta = {
  title: 'UI/Sidebar',
  component: Sidebar,
  args: {
    groups: GROUPS,
    current: '#/userList',
    brand: <Wordmark />,
    homeHref: '#/dashboard',
    clock: '14:32:08',
    onShortcuts: fn(),
    onIntent: fn(),
    onChoose: fn(),
  },
  decorators: [(Story) => <StillLinks>{Story()}</StillLinks>],
} satisfies Meta<typeof Sidebar>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  parameters: {
    // The same navigation twice in one picture.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: () => (
    <BothThemes flush>
      <div style={{ display: 'flex', width: 240, height: 720, background: t('bg-canvas') }}>
        <SampleSidebar current="#/userList" />
      </div>
    </BothThemes>
  ),
}

/** A group without entries disappears with its label. */
export const FewPages: Story = {
  args: { groups: FEW_GROUPS },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Conversions' })).toBeVisible()
    await expect(canvas.queryByText('Trade Settings')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Sub Admin' })).toBeNull()
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Users List' })).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Users List' })).toHaveFocus()
    await expect(args.onIntent).toHaveBeenCalledWith('#/userList')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('#/userList')
    canvas.getByRole('button', { name: 'Keyboard shortcuts' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShortcuts).toHaveBeenCalledOnce()
  },
}
