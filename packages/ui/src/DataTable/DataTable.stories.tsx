import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from '@storybook/test'
import { ScreenMessage } from '../ScreenMessage'
import { BothThemes } from '../stories/BothThemes'
import { LiveUsers } from './LiveUsers.stories.data'
import { UserList } from './UserList.stories.data'
import { makeUsers, userColumns } from './users.stories.data'

const users = makeUsers(15)
const ignore = () => undefined
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
      await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent('1 to 15 of 48,219')
    })
    await step('A click on a row opens it, a Ctrl-click in a new tab', async () => {
      await userEvent.click(canvas.getByText('Priya Raman'))
      await expect(args.onRowOpen).toHaveBeenLastCalledWith(users[2], { newTab: false })
      const user = userEvent.setup()
      await user.keyboard('{Control>}')
      await user.click(canvas.getByText('Jonas Weber'))
      await user.keyboard('{/Control}')
      await expect(args.onRowOpen).toHaveBeenLastCalledWith(users[1], { newTab: true })
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
      const user = userEvent.setup()
      await user.keyboard('{Shift>}')
      await user.click(canvas.getByRole('button', { name: /Balance/ }))
      await user.keyboard('{/Shift}')
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
      const user = userEvent.setup()
      await user.keyboard('{Shift>}')
      await user.click(box('Mateusz Nowak'))
      await user.keyboard('{/Shift}')
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
      // The first hundred stand there until the code for virtual rows has come.
      await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(90))
      await expect(canvas.getAllByRole('row').length).toBeGreaterThan(10)
    })
    await step('End reaches the last row, Home the first', async () => {
      canvas.getAllByRole('row')[1]?.focus()
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

export const LiveRowAlone: Story = {
  render: () => <LiveUsers />,
  play: async ({ canvas, step }) => {
    const draws = () => Number(canvas.getByRole('status', { name: 'Rows drawn' }).textContent)
    await step('A change in one row draws that row and no other', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Count' }))
      const before = draws()
      await userEvent.click(canvas.getByRole('button', { name: 'Raise one balance' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Count' }))
      await expect(draws() - before).toBe(1)
      await expect(canvas.getByText('12,841.55')).toBeVisible()
    })
    await step('A keystroke beside the table draws none', async () => {
      const before = draws()
      await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'abc')
      await userEvent.click(canvas.getByRole('button', { name: 'Count' }))
      await expect(draws() - before).toBe(0)
    })
  },
}

export const AllStates: Story = {
  tags: ['visual'],
  // Three tables in two themes on one page: pagers share their name, and greyed rows are under 4.5:1 on purpose.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-unique', enabled: false },
          { id: 'color-contrast', selector: '*:not([data-stale] *):not([data-state=busy] *)' },
        ],
      },
    },
  },
  render: () => (
    <BothThemes stacked flush>
      {(theme) => (
        <>
          <UserList
            key="rows"
            label={`Users, ${theme}`}
            height={560}
            rows={users.slice(0, 8)}
            state={{
              page: 2,
              limit: 8,
              total: 48_219,
              sort: [{ id: 'registered', desc: true }],
              selection: { all: false, ids: [users[1]?.id ?? ''] },
            }}
            openRowId={users[3]?.id}
            rowState={(user) => (user === users[4] ? 'busy' : undefined)}
            onRowMove={ignore}
          />
          <UserList
            key="stale"
            label={`Old rows, ${theme}`}
            height={260}
            toolbar={<span />}
            rows={users.slice(0, 3)}
            status="failed"
            failure={failure}
            onRetry={ignore}
            state={{}}
          />
          <UserList
            key="waiting"
            label={`Waiting, ${theme}`}
            height={260}
            toolbar={<span />}
            rows={[]}
            status="loading"
            state={{ limit: 4, total: 4 }}
          />
        </>
      )}
    </BothThemes>
  ),
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
