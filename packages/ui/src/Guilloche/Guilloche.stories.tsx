import type { Meta, StoryObj } from '@storybook/react-vite'
import { BothThemes } from '../stories/BothThemes'
import { t } from '../theme/tokens'
import { Guilloche } from './Guilloche'

const meta = {
  title: 'UI/Guilloche',
  component: Guilloche,
  args: { size: 176, radius: 0.33, amplitude: 0.13, lobes: 9, stamps: 11, line: 0.7 },
} satisfies Meta<typeof Guilloche>
export default meta

export const AllStates: StoryObj<typeof meta> = {
  tags: ['visual'],
  render: (args) => (
    <BothThemes>
      <Guilloche {...args} width={176} height={176} color={t('accent')} />
    </BothThemes>
  ),
}
