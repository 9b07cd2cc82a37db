import { useEffect } from 'react'
import { useTopics } from '../client/AdminContext'
import { useSelected } from '../client/useSelected'
import type { RealtimeStatus } from './ConnectRealtime'

/** Keeps the realtime link open while mounted and signed in; FORCE_ADMIN_LOGOUT then ends the session (SPEC §4). Returns the state of the link. */
export function useRealtimeLogout(): RealtimeStatus {
  const { realtime, state } = useTopics()
  useEffect(() => realtime.hold(), [realtime])
  return useSelected(state.realtime, ({ status }) => status)
}
