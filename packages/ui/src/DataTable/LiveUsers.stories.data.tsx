import { useMemo, useRef, useState } from 'react'
import { AmountText } from '../AmountText'
import { Button } from '../Button'
import { TextField } from '../TextField'
import { DataTable } from './DataTable'
import type { DataTableColumn } from './DataTableColumn'
import { makeUsers, type User } from './users.stories.data'

const id = (user: User) => user.id

/** A table whose cells count how often a row is drawn. */
export function LiveUsers() {
  const [users, setUsers] = useState(() => makeUsers(15).map((user) => ({ ...user, balance: user.balance.slice(0, -6) })))
  const [note, setNote] = useState('')
  const [shown, setShown] = useState(0)
  const draws = useRef(0)
  const columns = useMemo<DataTableColumn<User>[]>(
    () => [
      {
        id: 'name',
        header: 'User',
        cell: (user) => {
          draws.current += 1
          return user.name
        },
      },
      { id: 'balance', header: 'Balance', align: 'end', live: (user) => user.balance, cell: (user) => <AmountText value={user.balance} /> },
    ],
    [],
  )
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>
      <div style={{ display: 'flex', gap: 8, padding: 12, alignItems: 'end' }}>
        <Button onClick={() => setUsers(users.map((user, index) => (index === 0 ? { ...user, balance: '12841.55' } : user)))}>
          Raise one balance
        </Button>
        <Button onClick={() => setShown(draws.current)}>Count</Button>
        <output aria-label="Rows drawn">{shown}</output>
        <TextField label="Note" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </div>
      <DataTable label="Balances" columns={columns} rows={users} rowId={id} />
    </div>
  )
}
