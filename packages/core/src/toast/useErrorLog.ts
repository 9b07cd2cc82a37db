import { useMemo } from 'react'
import { useTopics } from '../client/AdminContext'
import { useSelected } from '../client/useSelected'
import type { ErrorLogVerbs } from './createErrorLog'
import type { LoggedError } from './toastState'

/** Errors of this session, newest first, at most 50; `unread` counts those raised since `markRead`. Emptied when the session ends. */
export function useErrorLog(): { readonly entries: readonly LoggedError[]; readonly unread: number } & ErrorLogVerbs {
  const { state, toasts } = useTopics()
  const entries = useSelected(state.toast, ({ log }) => log)
  const unread = useSelected(state.toast, (toast) => toast.unread)
  return useMemo(() => ({ entries, unread, ...toasts.log }), [entries, unread, toasts])
}
