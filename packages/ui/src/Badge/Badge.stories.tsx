import type { Meta, StoryObj } from '@storybook/react-vite'
import { BothThemes, Row } from '../stories/BothThemes'
import { expectNoOverflow, Narrow as NarrowColumn } from '../stories/Narrow'
import { Badge } from './Badge'

const meta = { title: 'UI/Badge', component: Badge, args: { children: 'Active', kind: 'success' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      <Row name="Status">
        <Badge kind="success">Active</Badge>
        <Badge kind="warning">Halted</Badge>
        <Badge kind="danger">Suspended</Badge>
        <Badge kind="info">Part filled</Badge>
        <Badge>Dormant</Badge>
        <Badge kind="accent">New</Badge>
      </Row>
      <Row name="Unknown">
        <Badge kind="outline">pending_review_2</Badge>
      </Row>
      <Row name="Plain">
        <Badge plain>48,219</Badge>
        <Badge kind="warning" plain>
          1 degraded
        </Badge>
      </Row>
    </BothThemes>
  ),
}

/** A raw word from the server of any length stays on one line. */
export const Narrow: Story = {
  render: () => (
    <NarrowColumn>
      <Badge kind="outline">waiting_for_a_second_review_by_the_compliance_team_of_the_region</Badge>
    </NarrowColumn>
  ),
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
