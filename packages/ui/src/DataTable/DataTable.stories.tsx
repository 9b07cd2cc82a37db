import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from '@storybook/test'
import { UserList } from './UserList.stories.data'
import { makeUsers } from './users.stories.data'

const meta = {
  title: 'UI/DataTable',
  component: UserList,
  parameters: { layout: 'fullscreen' },
  args: {
    rows: makeUsers(15),
    state: { page: 1, limit: 15, total: 48_219, sort: [{ id: 'registered', desc: true }] },
    onRowOpen: fn(),
    onSortChange: fn(),
    onPageChange: fn(),
    onLimitChange: fn(),
    onSelectionChange: fn(),
    onColumnsChange: fn(),
    onAct: fn(),
  },
} satisfies Meta<typeof UserList>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
