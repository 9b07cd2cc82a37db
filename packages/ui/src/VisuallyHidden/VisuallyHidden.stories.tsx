import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { BothThemes, Row } from '../stories/BothThemes'
import { VisuallyHidden } from './VisuallyHidden'

const meta = { title: 'UI/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing to see, something to hear: the words are in the page and take no room. */
export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="hidden">
        <button type="button">
          3<VisuallyHidden> unread errors</VisuallyHidden>
        </button>
      </Row>
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: '3 unread errors' })
    await expect(button?.querySelector('span')?.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
