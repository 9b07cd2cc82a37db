import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { SaveBar } from './SaveBar'

const meta = {
  title: 'UI/SaveBar',
  component: SaveBar,
  args: { count: 3, onDiscard: fn(), onReview: fn(), onSave: fn() },
} satisfies Meta<typeof SaveBar>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: (args) => (
    <BothThemes stacked>
      {(theme) => (
        <>
          <SaveBar {...args} aria-label={`All acts, ${theme}`} detail="+2 pages, −1 page" />
          <SaveBar {...args} aria-label={`Saving, ${theme}`} busy />
          <SaveBar
            {...args}
            aria-label={`Not allowed, ${theme}`}
            count={1}
            onReview={undefined}
            disabledReason="Needs the permission “Edit site settings”."
          />
        </>
      )}
    </BothThemes>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, step, args }) => {
    await step('Way out first, then the acts', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus()
      await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}')
      await expect(args.onReview).toHaveBeenCalledOnce()
      await expect(args.onSave).toHaveBeenCalledOnce()
    })
    await step('The count is said', () => expect(canvas.getByRole('status')).toHaveTextContent('3 unsaved changes'))
  },
}

/** Without `onSave` it submits the form it names. */
export const SubmitsAForm: Story = {
  args: { form: 'settings' },
  render: ({ onSave: _onSave, ...args }) => {
    return (
      <>
        <form
          id="settings"
          onSubmit={(event) => {
            event.preventDefault()
            args.onDiscard()
          }}
        />
        <SaveBar {...args} />
      </>
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}

export const NothingToSave: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const Narrow: Story = {
  tags: ['visual'],
  render: (args) => (
    <NarrowColumn>
      <SaveBar {...args} />
    </NarrowColumn>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
