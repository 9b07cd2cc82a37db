import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { Sparkline } from './Sparkline'

const meta = {
  title: 'UI/Sparkline',
  component: Sparkline,
  args: { values: [4, 6, 5, 9, 8, 12, 11, 15], width: 260, height: 40 },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} style={{ display: 'grid', gap: 12, padding: 16, background: 'var(--bg-surface)' }}>
          <Sparkline {...args} filled />
          <Sparkline {...args} tone="up" />
          <Sparkline {...args} tone="down" values={[...args.values].reverse()} />
          <Sparkline {...args} tone="flat" values={[3, 3, 3]} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(8)
  },
}

/** One value has no course: the place stays, nothing is drawn. */
export const TooFewValues: Story = {
  args: { values: [7] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('path')).toBeNull()
  },
}
