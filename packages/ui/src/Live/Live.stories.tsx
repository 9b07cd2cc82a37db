import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'
import { BothThemes, Row } from '../stories/BothThemes'
import { Live } from './Live'

const meta = { title: 'UI/Live', component: Live, args: { state: 'live', since: 'Live since 14:02:11 UTC' } } satisfies Meta<typeof Live>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="States">
        <Live state="live" />
        <Live state="reconnecting" />
        <Live state="off" />
      </Row>
    </BothThemes>
  ),
}

/** Since when is told on focus too. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(await within(canvasElement).findByRole('tooltip')).toHaveTextContent('Live since 14:02:11 UTC')
  },
}
