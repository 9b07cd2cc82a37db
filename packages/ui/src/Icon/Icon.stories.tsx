import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { Users } from 'lucide-react'
import { Icon } from './Icon'

const meta = { title: 'UI/Icon', component: Icon, args: { of: Users } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <p>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Icon key={size} of={Users} size={size} />
      ))}
    </p>
  ),
  play: async ({ canvasElement, step }) => {
    await step('The four sizes are 14, 16, 18 and 22 px, hidden from screen readers', async () => {
      const drawings = [...canvasElement.querySelectorAll('svg')]
      await expect(drawings.map((drawing) => drawing.getAttribute('width'))).toEqual(['14', '16', '18', '22'])
      await expect(drawings.every((drawing) => drawing.getAttribute('aria-hidden') === 'true')).toBe(true)
    })
  },
}
