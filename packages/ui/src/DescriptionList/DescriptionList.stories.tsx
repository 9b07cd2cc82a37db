import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { AmountText } from '../AmountText'
import { Badge } from '../Badge'
import { DescriptionList } from './DescriptionList'

const meta = {
  title: 'UI/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'User ID', value: '65c888579957110646349 07d' },
      { term: 'Identity', value: <Badge kind="success">Verified</Badge> },
      { term: 'Balance', value: <AmountText value="98211.20750000" unit="USDT" /> },
      { term: 'Phone', value: null },
      {
        term: 'Reason',
        value: 'A long reason that a colleague wrote in one go, without a thought for the width of a drawer, wraps and stays readable.',
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} style={{ width: 440, padding: 20, background: 'var(--bg-surface)', color: 'var(--fg)' }}>
          <DescriptionList {...args} />
        </div>
      ))}
    </>
  ),
}

/** What is not known is a dash to the eye and "none" to the ear. */
export const UnknownIsNotEmpty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('none').parentElement).toHaveTextContent('–none')
  },
}

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={{ width: 320 }}>
      <DescriptionList {...args} />
    </div>
  ),
}
