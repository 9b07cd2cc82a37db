import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { TextArea } from './TextArea'

const meta = { title: 'UI/TextArea', component: TextArea, args: { label: 'Reason' } } satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

const LINES = 'Suspended after three failed withdrawals.\nSee the ticket.\nThe user was told by phone.\nReview on Monday.'

const states = (
  <>
    <TextArea label="Rest" placeholder="Why?" />
    <TextArea label="Grown" defaultValue={LINES} hint="The user does not see this." />
    <TextArea label="Error" error="Write a reason of ten characters or more." defaultValue="no" />
    <TextArea label="Counted" maxLength={500} counter defaultValue={LINES} />
    <TextArea label="Disabled" disabled defaultValue={LINES} />
  </>
)

export const AllStates: Story = { tags: ['visual'], render: () => <BothThemes>{states}</BothThemes> }

export const GrowsWithItsText: Story = {
  args: { rows: 2, maxRows: 5 },
  play: async ({ canvas, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Reason' })
    const height = () => area.getBoundingClientRect().height
    const two = height()
    await step('Each line makes it higher', async () => {
      await userEvent.type(area, 'one\ntwo\nthree')
      await expect(height()).toBe(two + 20)
    })
    await step('Beyond five lines it scrolls', async () => {
      await userEvent.type(area, '\nfour\nfive\nsix\nseven')
      await expect(height()).toBe(two + 60)
      await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
    })
  },
}

export const Narrow: Story = {
  render: () => <NarrowColumn>{states}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
