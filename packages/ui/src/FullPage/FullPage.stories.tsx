import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from '@storybook/test'
import { FullPage } from './FullPage'

const meta = {
  title: 'UI/FullPage',
  component: FullPage,
  parameters: { layout: 'fullscreen' },
  args: { children: <h1>Access is by invitation</h1>, footer: '20 Nov 2026 14:32:08 UTC' },
} satisfies Meta<typeof FullPage>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  play: ({ canvasElement }) => expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible(),
}
