import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from '@storybook/test'
import { ScreenMessage } from '../ScreenMessage'
import { UserList } from './UserList.stories.data'
import { makeUsers, userColumns } from './users.stories.data'

const users = makeUsers(15)
const failure = { title: 'Users could not be loaded', message: 'Something went wrong', reference: 'req_8c41d0e7' }

const meta = {
  title: 'UI/DataTable',
  component: UserList,
  parameters: { layout: 'fullscreen' },
  args: {
    rows: users,
    state: { page: 1, limit: 15, total: 48_219 },
    selectAllMatching: true,
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

const row = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('row', { name })

export const Ready: Story = {
  play: async ({ canvas, args, step }) => {
    await step('The table says what it holds and which page is shown', async () => {
      await expect(canvas.getByRole('grid', { name: 'Users' })).toBeVisible()
      await expect(canvas.getByText(/of/).closest('nav')).toHaveTextContent('1 to 15 of 48,219')
    })
    await step('A click on a row opens it, a Ctrl-click in a new tab', async () => {
      await userEvent.click(canvas.getByText('Priya Raman'))
      await expect(args.onRowOpen).toHaveBeenLastCalledWith(users[2], { newTab: false })
      await userEvent.keyboard('{Control>}')
      await userEvent.click(canvas.getByText('Jonas Weber'))
      await userEvent.keyboard('{/Control}')
      await expect(args.onRowOpen).toHaveBeenCalledTimes(2)
    })
    await step('Next page and rows per page are reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
      await expect(args.onPageChange).toHaveBeenLastCalledWith(2)
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50')
      await expect(args.onLimitChange).toHaveBeenLastCalledWith(50)
    })
  },
}

export const Sorts: Story = {
  play: async ({ canvas, args, step }) => {
    const head = () => canvas.getByRole('columnheader', { name: /Status/ })
    await step('Ascending, descending, none', async () => {
      await expect(head()).toHaveAttribute('aria-sort', 'none')
      for (const order of ['ascending', 'descending', 'none']) {
        await userEvent.click(within(head()).getByRole('button'))
        await expect(head()).toHaveAttribute('aria-sort', order)
      }
    })
    await step('Shift adds a second column', async () => {
      await userEvent.click(within(head()).getByRole('button'))
      await userEvent.keyboard('{Shift>}')
      await userEvent.click(canvas.getByRole('button', { name: /Balance/ }))
      await userEvent.keyboard('{/Shift}')
      await expect(args.onSortChange).toHaveBeenLastCalledWith([
        { id: 'state', desc: false },
        { id: 'balance', desc: false },
      ])
    })
  },
}

export const Selects: Story = {
  play: async ({ canvas, args, step }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` })
    await step('Shift ticks everything between', async () => {
      await userEvent.click(box('Jonas Weber'))
      await userEvent.keyboard('{Shift>}')
      await userEvent.click(box('Mateusz Nowak'))
      await userEvent.keyboard('{/Shift}')
      await expect(canvas.getByRole('toolbar', { name: '4 selected' })).toBeVisible()
      await expect(args.onRowOpen).not.toHaveBeenCalled()
    })
    await step('A whole page offers everything that matches', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Select all 48,219' }))
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ all: true, count: 48_219 })
    })
    await step('The cross clears', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
      await expect(canvas.queryByRole('toolbar')).toBeNull()
    })
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step('The grid is one tab stop', async () => {
      const stops = canvas.getByRole('grid').querySelectorAll('[tabindex="0"]')
      await expect(stops).toHaveLength(1)
      row(canvas, /Amara Okafor/).focus()
    })
    await step('Arrows walk the rows, Space and Shift Space tick them', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(row(canvas, /Jonas Weber/)).toHaveFocus()
      await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
      await expect(canvas.getByRole('toolbar', { name: '3 selected' })).toBeVisible()
    })
    await step('End and Home reach the last and the first row', async () => {
      await userEvent.keyboard('{End}')
      await expect(row(canvas, /Leila Nasser/)).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(row(canvas, /Amara Okafor/)).toHaveFocus()
    })
    await step('Enter opens, Escape clears the ticks', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onRowOpen).toHaveBeenCalledWith(users[0], { newTab: false })
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('toolbar')).toBeNull()
    })
    await step('m opens the row menu, Escape gives the focus back', async () => {
      await userEvent.keyboard('m')
      await expect(await screen.findByRole('menu', { name: 'Actions for Amara Okafor' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(row(canvas, /Amara Okafor/)).toHaveFocus())
    })
    await step('Right goes into the row, Up from the first row to the heads', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('checkbox', { name: 'Select Amara Okafor' })).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{ArrowRight}')
      await expect(canvas.getByRole('button', { name: /^User/ })).toHaveFocus()
    })
    await step('Shift and an arrow make a column wider', async () => {
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
      await expect(args.onColumnsChange).toHaveBeenCalledTimes(1)
    })
  },
}

export const RowMenu: Story = {
  play: async ({ canvas, args, step }) => {
    await step('A row menu names its row and says what was chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Daniel Osei' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend user' }))
      await expect(args.onAct).toHaveBeenCalledWith('suspend', users[7])
      await expect(args.onRowOpen).not.toHaveBeenCalled()
    })
  },
}

export const ColumnsMenu: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Columns' }))
    await step('Tick shows a column', async () => {
      await userEvent.click(await menu.findByRole('checkbox', { name: 'Country' }))
      await expect(canvas.getByRole('columnheader', { name: /Country/ })).toBeInTheDocument()
    })
    await step('Alt and an arrow move it, the first column stays locked', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await expect(menu.getByRole('checkbox', { name: 'Country' })).toHaveFocus()
      const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
      await expect(heads.indexOf('Country')).toBeLessThan(heads.indexOf('Two-step'))
      await expect(menu.getByRole('checkbox', { name: 'User' })).toBeDisabled()
    })
    await step('Reset brings the first order back', async () => {
      await userEvent.click(menu.getByRole('button', { name: 'Reset' }))
      await expect(canvas.queryByRole('columnheader', { name: /Country/ })).toBeNull()
    })
  },
}

export const MovesRows: Story = {
  args: { onRowMove: fn() },
  play: async ({ canvas, args, step }) => {
    await step('Alt and an arrow move a row', async () => {
      row(canvas, /Priya Raman/).focus()
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await expect(args.onRowMove).toHaveBeenLastCalledWith(users[2], 1)
    })
    await step('The grip offers the same moves to those who click', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move Priya Raman' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to bottom' }))
      await expect(args.onRowMove).toHaveBeenLastCalledWith(users[2], 14)
    })
  },
}

export const Loading: Story = {
  args: { rows: [], status: 'loading' },
  play: async ({ canvas, step }) => {
    await step('Grey bars come after 150 ms, said once', async () => {
      await expect(await canvas.findByText('Loading Users')).toBeInTheDocument()
      await expect(canvas.getByRole('region', { name: 'Users' }).querySelector('[aria-busy]')).not.toBeNull()
    })
  },
}

export const Refetching: Story = { args: { status: 'refetching' } }

export const Empty: Story = {
  args: {
    rows: [],
    state: { page: 1, limit: 15, total: 0 },
    empty: (
      <ScreenMessage kind="empty" title="No users yet">
        They appear once somebody registers.
      </ScreenMessage>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No users yet' })).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

export const NoMatch: Story = {
  args: { rows: [], filtered: true, state: { page: 1, limit: 15, total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No match' })).toBeVisible()
  },
}

export const Denied: Story = {
  args: { rows: [], status: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not allowed' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { rows: [], status: 'failed', failure, onRetry: fn() },
  play: async ({ canvas, args, step }) => {
    await step('F95 the failure is an alert with reference and a way on', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Users could not be loaded')
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalled()
    })
  },
}

export const FailedKeepsRows: Story = {
  args: { status: 'failed', failure, onRetry: fn() },
  // Rows from before the failure are greyed on purpose; the alert above them says so.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The rows below are from before')
    await expect(row(canvas, /Amara Okafor/)).toBeVisible()
  },
}

export const Crowded: Story = {
  args: {
    rows: makeUsers(5_000),
    state: { page: 1, limit: 5_000, total: 5_000, columns: { order: [], hidden: [], pinned: ['id'], widths: {} } },
  },
  play: async ({ canvas, step }) => {
    const grid = canvas.getByRole('grid')
    await step('F90 at most 200 row elements stand for 5,000 rows', async () => {
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '5001'))
      await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(200))
      await expect(canvas.getAllByRole('row').length).toBeGreaterThan(10)
    })
    await step('End reaches the last row, Home the first', async () => {
      row(canvas, /Amara Okafor.*6560b70000/s).focus()
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '5001'))
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '2'))
    })
  },
}

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <UserList {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('Left goes on, as one reads', async () => {
      row(canvas, /Amara Okafor/).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByRole('checkbox', { name: 'Select Amara Okafor' })).toHaveFocus()
    })
  },
}

export const Totals: Story = {
  args: { columns: userColumns.map((column) => (column.id === 'balance' ? { ...column, total: '180,961.41780000 USDT' } : column)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('180,961.41780000 USDT')).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, args, step }) => {
    await step('Rows are cards that open, tick and have their menu', async () => {
      await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(10)
      await userEvent.click(canvas.getByRole('button', { name: 'Open Hana Sato' }))
      await expect(args.onRowOpen).toHaveBeenCalledWith(users[5], { newTab: false })
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Hana Sato' }))
      await expect(canvas.getByRole('toolbar', { name: '1 selected' })).toBeVisible()
    })
    await step('Nothing sticks out sideways', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    })
  },
}
