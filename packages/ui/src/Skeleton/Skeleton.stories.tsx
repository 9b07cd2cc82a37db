import type { Meta, StoryObj } from '@storybook/react-vite'
import { BothThemes } from '../stories/BothThemes'
import { VisuallyHidden } from '../VisuallyHidden'
import { Skeleton } from './Skeleton'

const meta = { title: 'UI/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta

export const AllStates: StoryObj<typeof meta> = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <div aria-busy="true" style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Skeleton round width={28} height={28} />
        <div style={{ display: 'grid', gap: 6 }}>
          <Skeleton width={120} />
          <Skeleton width={170} height={8} />
        </div>
        <VisuallyHidden role="status">Loading users</VisuallyHidden>
      </div>
    </BothThemes>
  ),
}
