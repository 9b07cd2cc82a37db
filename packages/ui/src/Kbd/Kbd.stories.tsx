import type { Meta, StoryObj } from '@storybook/react-vite'
import { BothThemes, Row } from '../stories/BothThemes'
import { Kbd } from './Kbd'

const meta = { title: 'UI/Kbd', component: Kbd } satisfies Meta<typeof Kbd>
export default meta

export const AllStates: StoryObj<typeof meta> = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="Keys">
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
        <Kbd>?</Kbd>
        <Kbd>Esc</Kbd>
      </Row>
    </BothThemes>
  ),
}
