import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { DiffView } from './DiffView'

const meta = {
  title: 'UI/DiffView',
  component: DiffView,
  args: {
    label: 'Version 3 and version 4',
    before: '<h1>Welcome</h1>\n<p>Your code is {{code}}.</p>\n<p>Bye</p>',
    after: '<h1>Welcome</h1>\n<p>Your sign-in code is {{code}}.</p>\n<p>Bye</p>\n<p>{{siteName}}</p>',
  },
} satisfies Meta<typeof DiffView>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          style={{ display: 'grid', gap: 12, padding: 20, background: 'var(--bg-surface)', color: 'var(--fg)' }}
        >
          <DiffView {...args} label={`${args.label}, ${theme}`} />
          <DiffView {...args} after={args.before} />
        </div>
      ))}
    </>
  ),
}

/** A change is told by a word too, and markup stays text. */
export const SaysAddedAndRemoved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '<h1>Welcome</h1>',
      'Removed: <p>Your code is {{code}}.</p>',
      'Added: <p>Your sign-in code is {{code}}.</p>',
      '<p>Bye</p>',
      'Added: <p>{{siteName}}</p>',
    ])
  },
}

export const NothingChanged: Story = {
  args: { after: meta.args.before },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing changed.')).toBeVisible()
  },
}
