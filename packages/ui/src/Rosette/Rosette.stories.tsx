import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox, Unplug } from 'lucide-react'
import { BothThemes, Row } from '../stories/BothThemes'
import { Rosette } from './Rosette'

const meta = { title: 'UI/Rosette', component: Rosette, args: { icon: Inbox } } satisfies Meta<typeof Rosette>
export default meta

export const AllStates: StoryObj<typeof meta> = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="Kinds">
        <Rosette icon={Inbox} />
        <Rosette icon={Unplug} kind="danger" />
      </Row>
    </BothThemes>
  ),
}
