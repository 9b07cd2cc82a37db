import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from '@storybook/test'
import { BothThemes } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { CodeField } from './CodeField'

const meta = {
  title: 'UI/CodeField',
  component: CodeField,
  args: { label: 'Authentication code', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

const states = (
  <>
    <CodeField label="Authentication code" hint="Codes change every 30 seconds. Pasting works." />
    <CodeField label="Half typed" defaultValue="407" />
    <CodeField label="Being checked" defaultValue="407119" busy />
    <CodeField label="Right" defaultValue="407119" success />
    <CodeField label="Disabled" defaultValue="40" disabled />
    <CodeField label="Eight digits" length={8} defaultValue="4071" />
  </>
)

/** The refused one stands alone: it takes the focus. */
export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      {(theme) => (
        <>
          {states}
          {theme === 'dark' ? (
            <CodeField label="Refused" defaultValue="407119" error="That code has expired. Type the newest one." />
          ) : null}
        </>
      )}
    </BothThemes>
  ),
}

export const Refused: Story = {
  tags: ['visual'],
  args: { defaultValue: '407119', error: 'That code has expired. Type the newest one.' },
  play: async ({ canvas, step, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Authentication code' })
    await step('The code stays, selected, and says what to do', async () => {
      await expect(field).toHaveFocus()
      await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6])
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription('That code has expired. Type the newest one.')
    })
    await step('Typing starts afresh', async () => {
      await userEvent.keyboard('5')
      await expect(args.onChange).toHaveBeenLastCalledWith('5')
    })
  },
}

export const CompletesOnce: Story = {
  play: async ({ canvas, step, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Authentication code' })
    await step('F99 a paste with spaces is taken whole', async () => {
      await userEvent.click(field)
      await userEvent.paste(' 123 456 ')
      await expect(field).toHaveValue('123456')
      await expect(args.onComplete).toHaveBeenCalledOnce()
    })
    await step('The same code is not sent again by itself', async () => {
      await userEvent.paste('123456')
      await expect(args.onComplete).toHaveBeenCalledOnce()
    })
    await step('Another one is', async () => {
      await userEvent.keyboard('{Backspace}')
      await userEvent.keyboard('7')
      await expect(args.onComplete).toHaveBeenLastCalledWith('123457')
    })
  },
}

export const Keyboard: Story = {
  args: { defaultValue: '4071' },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Authentication code' })
    await step('It is one stop, ready for the next digit', async () => {
      await userEvent.tab()
      await expect(field).toHaveFocus()
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(field).toHaveAttribute('inputmode', 'numeric')
      field.setSelectionRange(4, 4)
    })
    await step('Arrow keys go to a digit, typing replaces it', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await expect([field.selectionStart, field.selectionEnd]).toEqual([2, 3])
      await userEvent.keyboard('9')
      await expect(field).toHaveValue('4091')
    })
    await step('Backspace clears back, letters do nothing', async () => {
      await userEvent.keyboard('{End}{Backspace}{Backspace}x')
      await expect(field).toHaveValue('40')
    })
  },
}

export const BusyTakesNoKeys: Story = {
  args: { defaultValue: '123456', busy: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Authentication code' })
    await userEvent.click(field)
    await userEvent.keyboard('{Backspace}')
    await userEvent.paste('654321')
    await expect(field).toHaveValue('123456')
  },
}

export const Narrow: Story = {
  render: () => <NarrowColumn>{states}</NarrowColumn>,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

/** Digits stay in their order from left to right. */
export const RightToLeft: Story = { tags: ['visual'], render: () => <div dir="rtl">{states}</div> }
