import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { Breadcrumb } from './Breadcrumb'

const meta = {
  title: 'UI/Breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: 'Content Management' }, { label: 'Email Templates', href: '#templates' }, { label: 'Reset password' }] },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <BothThemes>
      {(theme) => (
        <>
          <Breadcrumb aria-label={`One, ${theme}`} items={[{ label: 'Dashboard' }]} />
          <Breadcrumb aria-label={`Two, ${theme}`} items={[{ label: 'Trade Settings' }, { label: 'Pairs' }]} />
          <Breadcrumb aria-label={`Three, ${theme}`} {...args} />
        </>
      )}
    </BothThemes>
  ),
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Reset password')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Email Templates' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Content Management' })).toBeNull()
  },
}

export const Narrow: Story = {
  render: () => (
    <NarrowColumn>
      <Breadcrumb
        items={[{ label: 'Users List', href: '#users' }, { label: 'A name that somebody made as long as the field allowed it to be' }]}
      />
    </NarrowColumn>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
