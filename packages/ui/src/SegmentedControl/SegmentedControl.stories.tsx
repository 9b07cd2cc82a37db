import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from '@storybook/test'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { BothThemes, Row } from '../stories/BothThemes'
import { SegmentedControl } from './SegmentedControl'

const SPANS = [
  { value: '1', label: '24 h' },
  { value: '7', label: '7 d' },
  { value: '30', label: '30 d' },
  { value: '90', label: '90 d' },
] as const

function Spans({ label = 'Period' }: { label?: string }) {
  const [value, setValue] = useState<(typeof SPANS)[number]['value']>('30')
  return <SegmentedControl label={label} options={SPANS} value={value} onChange={setValue} />
}
const meta = { title: 'UI/SegmentedControl', component: Spans } satisfies Meta<typeof Spans>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      {(theme) => (
        <>
          <Row name="Words">
            <Spans label={`Period, ${theme}`} />
          </Row>
          <Row name="Icons">
            <SegmentedControl
              label={`Preview width, ${theme}`}
              value="desktop"
              onChange={() => undefined}
              options={[
                { value: 'desktop', label: 'Desktop', icon: Monitor, iconOnly: true },
                { value: 'phone', label: 'Phone', icon: Smartphone, iconOnly: true },
              ]}
            />
          </Row>
          <Row name="Off">
            <SegmentedControl label={`Off, ${theme}`} value="7" onChange={() => undefined} options={SPANS} disabled />
          </Row>
        </>
      )}
    </BothThemes>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '30 d' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '90 d' })).toBeChecked()
  },
}
