import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from '@storybook/test'
import { BothThemes, Row } from '../stories/BothThemes'
import { AmountText } from './AmountText'

const meta = { title: 'UI/AmountText', component: AmountText, args: { value: '12840.550000', unit: 'USDT' } } satisfies Meta<
  typeof AmountText
>
export default meta
type Story = StoryObj<typeof meta>

const VALUES = [
  '12840.550000',
  '0.04180000',
  '5120.00000000',
  '-48.30000000',
  '0',
  '0.00000000',
  '123456789012345678.123456789012345678',
  '1e-18',
  'NaN',
]

const states = (
  <>
    {VALUES.map((value) => (
      <Row key={value} name={value.slice(0, 12)}>
        <AmountText value={value} unit="BTC" />
      </Row>
    ))}
    <Row name="unknown">
      <AmountText value={null} unit="BTC" />
    </Row>
    <Row name="padded to 8">
      <AmountText value="1.25" unit="ETH" decimals={8} />
    </Row>
    <Row name="signed">
      <AmountText value="2.50" signed />
    </Row>
    <Row name="another locale">
      <AmountText value="12840.55" unit="EUR" groupSeparator="." decimalPoint="," />
    </Row>
  </>
)

export const AllStates: Story = { tags: ['visual'], render: () => <BothThemes>{states}</BothThemes> }

export const CopiesTheRawString: Story = {
  play: async ({ canvasElement, step }) => {
    const figure = canvasElement.querySelector('data')
    await step('F88 what is shown is grouped, exact and named by its raw value', async () => {
      await expect(figure).toHaveTextContent('12,840.550000 USDT')
      await expect(figure?.getAttribute('value')).toBe('12840.550000')
    })
    await step('A copy holds the figure as the server sent it', async () => {
      const clipboardData = new DataTransfer()
      figure?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
      await expect(clipboardData.getData('text/plain')).toBe('12840.550000')
    })
  },
}

export const ShowsWhatItCannotRead: Story = {
  args: { value: 'NaN' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('data')).toHaveTextContent('NaN USDT')
    await expect(canvasElement.querySelector('data')).toHaveAttribute('data-unreadable')
  },
}

/** The minus stays before the figure and the unit after it. */
export const RightToLeft: Story = { tags: ['visual'], render: () => <div dir="rtl">{states}</div> }
