import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from '@storybook/test'
import { BothThemes, Row } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { CopyableId } from './CopyableId'

const ID = '65c88857995711064634907d'
const meta = { title: 'UI/CopyableId', component: CopyableId, args: { value: ID, label: 'user ID' } } satisfies Meta<typeof CopyableId>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="Table">
        <CopyableId value={ID} short label="user ID" />
      </Row>
      <Row name="Details">
        <CopyableId value={ID} alwaysShowIcon label="user ID" />
      </Row>
    </BothThemes>
  ),
}

/** Enter copies the whole value; a tick shows for 1.2 s and "Copied" is said. */
export const Keyboard: Story = {
  args: { short: true },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const write = fn(() => Promise.resolve())
    const before = navigator.clipboard.writeText
    Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: write })
    await step('Enter copies', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Copy user ID 65c888…907d' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(write).toHaveBeenCalledWith(ID)
    })
    await step('It says so, politely, for a moment', async () => {
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 3000 })
    })
    Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: before })
  },
}

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const before = navigator.clipboard.writeText
    Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: () => Promise.reject(new Error('denied')) })
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy'))
    Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: before })
  },
}

export const Narrow: Story = {
  render: () => (
    <NarrowColumn>
      <CopyableId value={ID.repeat(4)} label="hash" />
    </NarrowColumn>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
