import { USER_LIST, type UserListItem } from '@quarterdeck/reference-api/contract'
import {
  AddFilterChip,
  Button,
  type ColumnLayout,
  ColumnMenu,
  DataTable,
  DensityToggle,
  initialLayout,
  PageHeader,
  ScreenMessage,
  SearchField,
  TableToolbar,
} from '@quarterdeck/ui'
import { lazy, Suspense, useState } from 'react'
import { useAppearance } from '../../shared/Appearance'
import { isNarrowed, type ListState } from '../../shared/listState'
import { tableFailure } from '../../shared/tableFailure'
import { type List, useList } from '../../shared/useList'
import { type ListControls, useListState } from '../../shared/useListState'
import { type RecordParam, useRecordParam } from '../../shared/useRecordParam'
import { UserViews } from './UserViews'
import { userColumns } from './userColumns'
import { listUsers } from './users.api'

const loadDrawer = () => import('./UserDrawer').then((module) => ({ default: module.UserDrawer }))
const UserDrawer = lazy(loadDrawer)
const UserFilters = lazy(() => import('./UserFilters').then((module) => ({ default: module.UserFilters })))

/** /userList: every user of the platform, by page, sort, filter and search, with one of them in a drawer (PRODUCT §3). */
export function UsersPage() {
  const controls = useListState(USER_LIST)
  const list = useList<UserListItem>('users', listUsers, controls.state)
  const drawer = useRecordParam('overview')
  const [layout, setLayout] = useState<ColumnLayout>(() => initialLayout(userColumns))
  const { density, choose } = useAppearance()
  const shown = list.status === 'failed' ? list.last : list.status === 'ready' ? list : null
  const filterCount = Object.keys(controls.state.filters).length + (controls.state.from || controls.state.to ? 1 : 0)

  return (
    <>
      <PageHeader title="Users List" count={shown?.total.toLocaleString('en')} actions={<UserViews controls={controls} />} />
      <TableToolbar
        search={
          <SearchField
            label="Search users"
            placeholder="Name, email or user ID"
            shortcut="/"
            value={controls.state.q}
            onSearch={controls.search}
          />
        }
        filters={
          <Suspense fallback={<AddFilterChip disabled />}>
            <UserFilters controls={controls} />
          </Suspense>
        }
        filterCount={filterCount}
        view={
          <>
            <DensityToggle value={density} onChange={(choice) => choose('density', choice)} />
            <ColumnMenu columns={userColumns} layout={layout} onChange={setLayout} />
          </>
        }
      />
      <UserTable list={list} controls={controls} drawer={drawer} layout={layout} onLayoutChange={setLayout} />
      {drawer.id !== null && (
        <Suspense>
          <UserDrawer id={drawer.id} drawer={drawer} rows={shown?.rows ?? EMPTY} />
        </Suspense>
      )}
    </>
  )
}

const EMPTY: readonly UserListItem[] = []
const rowId = (user: UserListItem) => String(user.id)
const rowLabel = (user: UserListItem) => user.fullName

interface UserTableProps {
  list: List<UserListItem>
  controls: ListControls
  drawer: RecordParam
  layout: ColumnLayout
  onLayoutChange(layout: ColumnLayout): void
}

function UserTable({ list, controls, drawer, layout, onLayoutChange }: UserTableProps) {
  const { state } = controls
  const shown = list.status === 'failed' ? list.last : list.status === 'ready' ? list : null
  const failure = list.status === 'failed' ? list.failure : null
  return (
    <DataTable
      label="Users"
      onPointerEnter={() => void loadDrawer().catch(() => undefined)}
      columns={userColumns}
      rows={shown?.rows ?? EMPTY}
      rowId={rowId}
      rowLabel={rowLabel}
      status={failure?.kind === 'denied' ? 'denied' : list.status === 'ready' && list.busy ? 'refetching' : list.status}
      state={{ page: state.page, limit: state.limit, sort: state.sort, columns: layout, ...(shown && { total: shown.total }) }}
      onSortChange={controls.setSort}
      onPageChange={controls.setPage}
      onLimitChange={controls.setLimit}
      onColumnsChange={onLayoutChange}
      onRowOpen={(user, { newTab }) => {
        if (newTab) window.open(drawer.hrefOf(rowId(user)), '_blank', 'noopener')
        else if (drawer.id) drawer.step(rowId(user))
        else drawer.open(rowId(user))
      }}
      openRowId={drawer.id}
      filtered={isNarrowed(state)}
      empty={
        <ScreenMessage kind="empty" title="No users yet">
          Users appear here as soon as they register on the platform.
        </ScreenMessage>
      }
      noMatch={
        <ScreenMessage kind="noMatch" title="No user matches" actions={<Button onClick={controls.clear}>Clear search and filters</Button>}>
          {noMatchWords(state)}
        </ScreenMessage>
      }
      failure={failure ? tableFailure('Users could not be loaded', failure) : undefined}
      onRetry={list.refresh}
    />
  )
}

const noMatchWords = ({ q, filters }: ListState) =>
  q
    ? `Nothing was found for “${q}”${Object.keys(filters).length > 0 ? ' with these filters' : ''}.`
    : 'No user has everything these filters ask for.'
