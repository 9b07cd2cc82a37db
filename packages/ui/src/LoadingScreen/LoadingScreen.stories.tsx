import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from '@storybook/test'
import { PageSpinner } from '../PageSpinner'
import { BothThemes } from '../stories/BothThemes'
import { LoadingScreen } from './LoadingScreen'

const meta = { title: 'UI/LoadingScreen', component: LoadingScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof LoadingScreen
>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  parameters: { layout: 'padded' },
  render: () => (
    <BothThemes flush>
      <LoadingScreen />
    </BothThemes>
  ),
}

/** SPEC §4: exactly this text. */
export const Guard: Story = {
  play: ({ canvasElement }) => expect(within(canvasElement).getByRole('status').textContent).toBe('Loading....'),
}

export const Page: Story = {
  tags: ['visual'],
  render: () => <PageSpinner page="Conversions" />,
  play: ({ canvasElement }) => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading Conversions'),
}
