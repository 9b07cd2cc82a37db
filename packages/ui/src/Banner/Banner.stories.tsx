import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from '@storybook/test'
import { Button } from '../Button'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { Banner } from './Banner'

const meta = {
  title: 'UI/Banner',
  component: Banner,
  args: { kind: 'warning', title: 'Price feed is slow.', children: 'Conversions use prices up to 4 s old.', onDismiss: fn() },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Banner title="Read only.">You can look, not change.</Banner>
      <Banner kind="warning" title="Price feed is slow.">
        Conversions use prices up to 4 s old.
      </Banner>
      <Banner kind="danger" title="Changes were not saved." action={<Button size="sm">Show them</Button>}>
        Check the 2 marked fields.
      </Banner>
      <Banner kind="success" title="Two-step sign-in is on." onDismiss={fn()} />
    </BothThemes>
  ),
}

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = {
  render: () => (
    <NarrowColumn>
      <Banner kind="danger" title="Changes were not saved." action={<Button size="sm">Show the 2 marked fields</Button>} onDismiss={fn()}>
        averylongwordwithoutanyspacethatcomesfromtheserverandmustnotpushthebannerwide
      </Banner>
    </NarrowColumn>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
