import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge'
import { Link } from '../Link'
import { BothThemes } from '../stories/BothThemes'
import { Card } from './Card'

const meta = { title: 'UI/Card', component: Card, args: { title: 'System status' } } satisfies Meta<typeof Card>
export default meta

export const AllStates: StoryObj<typeof meta> = {
  tags: ['visual'],
  render: () => (
    <BothThemes>
      {(theme) => (
        <>
          <Card title={`System status, ${theme}`} actions={<Badge kind="warning">1 degraded</Badge>} ruled>
            All services answer.
          </Card>
          <Card title={`Recent bot orders, ${theme}`} actions={<Link href="#orders">All bot orders</Link>}>
            No orders today.
          </Card>
          <Card>A card without a head.</Card>
        </>
      )}
    </BothThemes>
  ),
}
