import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from '@storybook/test'
import { BothThemes, Row } from '../stories/BothThemes'
import { Wordmark } from './Wordmark'

const meta = { title: 'UI/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="Product">
        <Wordmark />
      </Row>
      <Row name="Site name">
        <Wordmark name="Harbour" />
      </Row>
    </BothThemes>
  ),
}

/** A logo address that could run something is not used. */
export const UnsafeLogo: Story = {
  args: { name: 'Harbour', logo: 'javascript:alert(1)' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(within(canvasElement).getByText('Harbour')).toBeVisible()
  },
}
