import { useToast } from '@quarterdeck/core'
import { LOGIN_HISTORY_LIST, type LoginHistoryItem } from '@quarterdeck/reference-api/contract'
import { Button, ConfirmDialog, DataTable, PageHeader, ScreenMessage, SearchField, TableToolbar } from '@quarterdeck/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import { isNarrowed } from '../../shared/listState'
import { tableFailure } from '../../shared/tableFailure'
import { useList } from '../../shared/useList'
import { useListState } from '../../shared/useListState'
import { useSave } from '../../shared/useSave'
import { disownLogin, listLoginHistory } from './account.api'
import { loginHistoryColumns } from './loginHistoryColumns'

const EMPTY: readonly LoginHistoryItem[] = []
const rowId = (login: LoginHistoryItem) => login.id

/** /loginHistory: every sign-in attempt on the own account, with the way to say "this wasn't me" (PRODUCT §12). */
export function LoginHistoryPage() {
  const controls = useListState(LOGIN_HISTORY_LIST)
  const list = useList<LoginHistoryItem>('loginHistory', listLoginHistory, controls.state)
  const [suspect, setSuspect] = useState<LoginHistoryItem | null>(null)
  const { state: saving, save } = useSave(disownLogin)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const columns = useMemo(() => loginHistoryColumns(setSuspect), [])
  const shown = list.status === 'failed' ? list.last : list.status === 'ready' ? list : null

  const disown = async () => {
    if (!suspect) return
    const answer = await save(suspect.id)
    if (!answer) return
    setSuspect(null)
    if (!answer.ok) {
      toast.error(typeof answer.body.message === 'string' ? answer.body.message : 'The session could not be ended.')
      return
    }
    await queries.invalidateQueries({ queryKey: ['loginHistory'] })
    void navigate(paths.changePassword)
  }

  return (
    <>
      <PageHeader title="Login history" count={shown?.total.toLocaleString('en')} context="Times in UTC. Places are approximate." />
      <TableToolbar
        search={
          <SearchField
            label="Search sign-ins"
            placeholder="Address or device"
            shortcut="/"
            value={controls.state.q}
            onSearch={controls.search}
          />
        }
      />
      <DataTable
        label="Sign-ins"
        columns={columns}
        rows={shown?.rows ?? EMPTY}
        rowId={rowId}
        status={list.status === 'ready' && list.busy ? 'refetching' : list.status}
        state={{ page: controls.state.page, limit: controls.state.limit, sort: controls.state.sort, ...(shown && { total: shown.total }) }}
        onSortChange={controls.setSort}
        onPageChange={controls.setPage}
        onLimitChange={controls.setLimit}
        filtered={isNarrowed(controls.state)}
        empty={
          <ScreenMessage kind="empty" title="No sign-ins yet">
            Every attempt to sign in to your account appears here.
          </ScreenMessage>
        }
        noMatch={
          <ScreenMessage kind="noMatch" title="No sign-in matches" actions={<Button onClick={controls.clear}>Clear search</Button>}>
            Nothing was found for “{controls.state.q}”.
          </ScreenMessage>
        }
        failure={list.status === 'failed' ? tableFailure('Your sign-ins could not be loaded', list.failure) : undefined}
        onRetry={list.refresh}
      />
      <ConfirmDialog
        open={suspect !== null}
        title="Was this somebody else?"
        confirmLabel="End that session"
        cancelLabel="It was me"
        busy={saving.status === 'busy'}
        onConfirm={disown}
        onCancel={() => setSuspect(null)}
      >
        The session that began then is ended, and you choose a new password next.
      </ConfirmDialog>
    </>
  )
}
