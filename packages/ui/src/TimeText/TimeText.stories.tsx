import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from '@storybook/test'
import { BothThemes, Row } from '../stories/BothThemes'
import { TimeText } from './TimeText'

const NOW = new Date('2026-11-20T14:30:00Z')

const meta = { title: 'UI/TimeText', component: TimeText, args: { value: '2026-11-20T13:58:02.250Z', now: NOW } } satisfies Meta<
  typeof TimeText
>
export default meta
type Story = StoryObj<typeof meta>

const states = (
  <>
    <Row name="list">
      <TimeText value="2026-11-20T13:58:02Z" />
    </Row>
    <Row name="detail">
      <TimeText value="2026-11-20T22:07:41Z" precision="second" zoneNamed />
    </Row>
    <Row name="trade">
      <TimeText value="2026-11-20T22:07:41.123Z" precision="millisecond" />
    </Row>
    <Row name="day">
      <TimeText value="2026-11-20" precision="day" />
    </Row>
    <Row name="zone">
      <TimeText value="2026-11-20T22:07:41Z" zone="Asia/Kathmandu" zoneNamed />
    </Row>
    <Row name="beside">
      <TimeText value="2026-11-20T13:58:02Z" now={NOW} relative="beside" />
    </Row>
    <Row name="too old">
      <TimeText value="2026-11-18T13:58:02Z" now={NOW} relative="beside" />
    </Row>
    <Row name="instead">
      <TimeText value="2026-11-20T13:58:02Z" now={NOW} relative="instead" />
    </Row>
    <Row name="unknown">
      <TimeText value={null} />
    </Row>
    <Row name="no time">
      <TimeText value="yesterday" />
    </Row>
  </>
)

export const AllStates: Story = { tags: ['visual'], render: () => <BothThemes>{states}</BothThemes> }

export const Keyboard: Story = {
  args: { relative: 'instead', zone: 'Europe/Lisbon' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('The machine reads ISO 8601', async () => {
      await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T13:58:02.250Z')
    })
    await step('A relative time is a stop, and focus shows the absolute one with its zone', async () => {
      await userEvent.tab()
      await expect(canvas.getByText(/^31 min ago/)).toHaveFocus()
      const tip = await screen.findByRole('tooltip')
      await expect(tip).toHaveTextContent('20 Nov 2026 13:58:02 UTC')
      await expect(tip).toHaveTextContent('31 min ago')
    })
  },
}

export const F89ShowsNothingInvented: Story = {
  name: 'F89 shows nothing invented',
  args: { value: '2026-02-30T10:00Z' },
  play: async ({ canvasElement }) => {
    const time = canvasElement.querySelector('time')
    await expect(time).toHaveTextContent('2026-02-30T10:00Z')
    await expect(time).not.toHaveAttribute('datetime')
  },
}

/** Day, month and year keep their order. */
export const RightToLeft: Story = { tags: ['visual'], render: () => <div dir="rtl">{states}</div> }
