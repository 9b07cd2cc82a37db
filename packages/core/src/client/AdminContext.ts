import { createContext, useContext } from 'react'
import type { RealtimeControl, RealtimeState } from '../realtime/createRealtime'
import type { SessionControl } from '../session/createSession'
import type { SessionState } from '../session/sessionState'
import type { Shell, ShellState } from '../shell/createShell'
import type { Toasts } from '../toast/createToasts'
import type { ToastState } from '../toast/toastState'
import type { AdminClient } from './AdminClient'

/** The one proxy of a client. It never leaves core. */
export interface AdminState {
  session: SessionState
  realtime: RealtimeState
  toast: ToastState
  shell: ShellState
}

/** What the hooks read: a client with its insides. */
export interface Topics {
  readonly client: AdminClient
  readonly state: AdminState
  readonly session: SessionControl
  readonly realtime: RealtimeControl
  readonly toasts: Toasts
  readonly shell: Shell
}

/** Where a client carries its topics, out of sight of its public type. */
export const TOPICS = Symbol('topics')

export const AdminContext = createContext<Topics | null>(null)

export function useTopics(): Topics {
  const topics = useContext(AdminContext)
  if (!topics) throw new Error('No admin client here. Render this below <AdminProvider client={createAdminClient(…)}>.')
  return topics
}
