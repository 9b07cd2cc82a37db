import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from '@storybook/test'
import { UserList } from '../DataTable/UserList.stories.data'
import { makeUsers } from '../DataTable/users.stories.data'
import { BothThemes } from '../stories/BothThemes'

const users = makeUsers(4)

/** The same list as cards, as below 768 px: identity, state and two values. */
const meta = {
  title: 'UI/DataCards',
  component: UserList,
  args: { rows: users, state: { page: 1, limit: 15, total: 4 }, cards: true, onRowOpen: fn() },
} satisfies Meta<typeof UserList>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['visual'],
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <BothThemes>
      <div style={{ width: 390 }}>
        <UserList {...args} />
      </div>
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Priya Raman')).toHaveLength(2)
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}
