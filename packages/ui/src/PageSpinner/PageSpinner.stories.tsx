import type { Meta, StoryObj } from '@storybook/react-vite'
import { BothThemes } from '../stories/BothThemes'
import { PageSpinner } from './PageSpinner'

const meta = { title: 'UI/PageSpinner', component: PageSpinner, args: { page: 'Conversions' } } satisfies Meta<typeof PageSpinner>
export default meta

export const AllStates: StoryObj<typeof meta> = {
  tags: ['visual'],
  render: (args) => (
    <BothThemes>
      <PageSpinner {...args} />
    </BothThemes>
  ),
}
