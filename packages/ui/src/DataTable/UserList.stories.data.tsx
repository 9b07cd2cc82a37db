import { Ban, Download, Mail, RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../Button'
import { ColumnMenu } from '../ColumnMenu'
import { DensityToggle } from '../DensityToggle'
import { AddFilterChip, FilterChip } from '../FilterChip'
import { SearchField } from '../SearchField'
import { TableToolbar } from '../TableToolbar'
import { initialLayout } from './columnLayout'
import { DataTable } from './DataTable'
import type { DataTableProps, DataTableState } from './DataTableProps'
import { type User, userColumns, userMenu } from './users.stories.data'

export interface UserListProps extends Partial<DataTableProps<User>> {
  rows: readonly User[]
  /** What a row's menu was asked to do. */
  onAct?: (what: string, user: User) => void
  height?: number | string
  toolbar?: ReactNode
}

const id = (user: User) => user.id
const name = (user: User) => user.name
const nothing = () => undefined

/** The table as a page holds it: the story keeps the state that an app keeps in its URL. */
export function UserList({ onAct = nothing, height = 760, toolbar, ...props }: UserListProps) {
  const columns = props.columns ?? userColumns
  const [own, setOwn] = useState<DataTableState>({ columns: initialLayout(columns), ...props.state })
  const layout = own.columns ?? initialLayout(columns)
  const set = (part: DataTableState) => setOwn((old) => ({ ...old, ...part }))
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height, paddingTop: 12, background: 'var(--bg-surface)' }}>
      {toolbar ?? (
        <TableToolbar
          search={<SearchField label="Search users" placeholder="Name, email or user ID" onSearch={nothing} shortcut="/" />}
          filterCount={2}
          filters={
            <>
              <FilterChip name="Status" value="Active, Pending" onRemove={nothing} />
              <FilterChip name="Registered" value="1 Oct to 20 Nov" onRemove={nothing} />
              <AddFilterChip />
              <Button kind="ghost" size="sm">
                Clear
              </Button>
            </>
          }
          view={
            <>
              <DensityToggle value={own.density ?? 'comfortable'} onChange={(density) => set({ density })} />
              <ColumnMenu columns={columns} layout={layout} onChange={(next) => set({ columns: next })} />
            </>
          }
        />
      )}
      <DataTable
        label="Users"
        rowId={id}
        rowLabel={name}
        rowMenu={userMenu(onAct)}
        onRowOpen={nothing}
        bulkActions={() => (
          <>
            <Button icon={Mail}>Email</Button>
            <Button icon={Download}>Export</Button>
            <Button icon={RotateCcw}>Reset two-step</Button>
            <Button icon={Ban}>Suspend</Button>
          </>
        )}
        {...props}
        columns={columns}
        state={own}
        onSortChange={(sort) => {
          set({ sort })
          props.onSortChange?.(sort)
        }}
        onPageChange={(page) => {
          set({ page })
          props.onPageChange?.(page)
        }}
        onLimitChange={(limit) => {
          set({ limit })
          props.onLimitChange?.(limit)
        }}
        onSelectionChange={(selection) => {
          set({ selection })
          props.onSelectionChange?.(selection)
        }}
        onColumnsChange={(next) => {
          set({ columns: next })
          props.onColumnsChange?.(next)
        }}
      />
    </div>
  )
}
