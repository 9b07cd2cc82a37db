import { SHIPPED_USER_VIEWS, USER_LIST } from '@quarterdeck/reference-api/contract'
import { Button, Icon, Menu, MenuItem } from '@quarterdeck/ui'
import { ChevronDown } from 'lucide-react'
import { formatListState, parseListState } from '../../shared/listState'
import type { ListControls } from '../../shared/useListState'

const VIEWS = SHIPPED_USER_VIEWS.map(({ key, name, query }) => ({
  key,
  name,
  state: parseListState(new URLSearchParams(query), USER_LIST),
}))

/** The views that come with the product; the one in force is named on the button. */
export function UserViews({ controls }: { controls: ListControls }) {
  const { page: _page, limit, ...rest } = controls.state
  const present = JSON.stringify(formatListState({ page: 1, limit, ...rest }))
  const chosen = VIEWS.find(({ state }) => JSON.stringify(formatListState({ ...state, limit })) === present)
  return (
    <Menu
      label="Views"
      trigger={<Button trailing={<Icon of={ChevronDown} size="sm" />}>{chosen ? `View: ${chosen.name}` : 'Views'}</Button>}
    >
      {VIEWS.map(({ key, name, state }) => (
        <MenuItem key={key} checked={key === chosen?.key} exclusive onSelect={() => controls.setView(state)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
