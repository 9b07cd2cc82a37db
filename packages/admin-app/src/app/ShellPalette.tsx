import { useAdminClient, usePageAccess, useSession, useVisibleMenu } from '@quarterdeck/core'
import type { UserListItem } from '@quarterdeck/reference-api/contract'
import { CommandPalette, type PaletteGroup, type PaletteItem } from '@quarterdeck/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Circle, LogOut, UserRound } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiPath } from '../shared/apiPath'
import { takeResult } from '../shared/CallFailed'
import { flatMenu } from '../shared/flatMenu'
import { readListResult } from '../shared/listResult'
import { useSettled } from '../shared/useSettled'
import { accountMenu } from './menu'
import { menuIcons } from './menuIcons'
import { paths } from './paths'

/** Characters from which records are looked up, and milliseconds of rest before. Ours. */
const LOOK_UP_FROM = 2
const REST_MS = 250
/** Records shown of one kind. Ours. */
const RECORDS = 6

const SIGN_OUT = 'sign-out'

/** Pages, records and acts by name, only those this admin may open (PRODUCT §0 "Shell"). Ids of entries are the addresses they lead to. */
export function ShellPalette({ onClose }: { onClose(): void }) {
  const [query, setQuery] = useState('')
  const navigate = useNavigate()
  const { signOut } = useSession()
  const words = useDeferredValue(query.trim().toLowerCase())
  const pages = flatMenu([...useVisibleMenu(), ...accountMenu])
    .filter(({ name }) => name.toLowerCase().includes(words))
    .map(({ name, to }): PaletteItem => ({ id: to, label: name, icon: menuIcons[to] ?? Circle }))
  const users = useFoundUsers(query.trim())
  const acts: PaletteItem[] = 'sign out'.includes(words) ? [{ id: SIGN_OUT, label: 'Sign out', icon: LogOut }] : []
  const groups: PaletteGroup[] = [
    { id: 'pages', label: 'Pages', items: pages },
    { id: 'users', label: 'Users', items: users.items },
    { id: 'acts', label: 'Actions', items: acts },
  ]

  const choose = ({ id }: PaletteItem, { newTab }: { newTab: boolean }) => {
    onClose()
    if (id === SIGN_OUT) signOut()
    else if (newTab) window.open(id, '_blank', 'noopener')
    else void navigate(id)
  }
  return (
    <CommandPalette
      open
      onClose={onClose}
      query={query}
      onQueryChange={setQuery}
      groups={groups.filter(({ items }) => items.length > 0)}
      busy={users.busy}
      onChoose={choose}
      nothing={`Nothing is called “${query}”.`}
    />
  )
}

/** Users by name, address or ID, for those who may open Users List. */
function useFoundUsers(query: string): { items: readonly PaletteItem[]; busy: boolean } {
  const { http } = useAdminClient()
  const settled = useSettled(query, REST_MS)
  const enabled = usePageAccess(paths.users) === 'allowed' && settled.length >= LOOK_UP_FROM
  const { data, isFetching } = useQuery({
    queryKey: ['users', 'palette', settled],
    queryFn: async ({ signal }) =>
      takeResult(await http.get(apiPath('/adminapi/users'), { query: { q: settled }, signal }), readListResult<UserListItem>),
    enabled,
    placeholderData: keepPreviousData,
  })
  const items = enabled ? (data?.items ?? []) : []
  return {
    busy: isFetching,
    items: items
      .slice(0, RECORDS)
      .map((user) => ({ id: `${paths.users}?view=${user.id}`, label: user.fullName, code: user.uid, icon: UserRound, tail: user.email })),
  }
}
