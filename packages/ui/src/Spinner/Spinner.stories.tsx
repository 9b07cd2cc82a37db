import type { Meta, StoryObj } from '@storybook/react-vite'
import { BothThemes, Row } from '../stories/BothThemes'
import { t } from '../theme/tokens'
import { Spinner } from './Spinner'

const meta = { title: 'UI/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta

export const AllStates: StoryObj<typeof meta> = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="Spinner">
        {([14, 18, 28] as const).map((size) => (
          <Spinner key={size} size={size} color={t('accent')} />
        ))}
      </Row>
    </BothThemes>
  ),
}
