import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'
import { Button } from '../Button'
import { BothThemes } from '../stories/BothThemes'
import { BannerStack, type StackedBanner } from './BannerStack'

const banners: readonly StackedBanner[] = [
  {
    id: 'version',
    priority: 4,
    title: 'A new version is ready.',
    children: 'Reload when it suits you.',
    action: <Button size="sm">Reload</Button>,
  },
  { id: 'maintenance', priority: 3, kind: 'warning', title: 'Maintenance at 16:00 UTC.', children: 'Saving pauses for about 5 minutes.' },
  { id: 'session', priority: 2, kind: 'warning', title: 'Your session ends in 60 s.', action: <Button size="sm">Stay signed in</Button> },
  { id: 'offline', priority: 1, kind: 'danger', title: 'You are offline.', children: 'What you see may be old.' },
]
const meta = { title: 'UI/BannerStack', component: BannerStack, args: { banners } } satisfies Meta<typeof BannerStack>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['visual'], render: (args) => <BothThemes>{() => <BannerStack {...args} />}</BothThemes> }

/** The most pressing two show, whatever order they came in; the rest is one press away. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.')
    await expect(canvas.queryByText('A new version is ready.')).toBeNull()
    canvas.getByRole('button', { name: 'Show 2 more' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('A new version is ready.')).toBeVisible()
  },
}
