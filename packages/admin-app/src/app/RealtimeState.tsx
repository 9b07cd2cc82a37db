import { useRealtimeLogout } from '@quarterdeck/core'
import { formatTime, Live } from '@quarterdeck/ui'
import { useEffect, useState } from 'react'

/** Milliseconds the first connection may take before the topbar speaks of it. Ours. */
const PATIENCE_MS = 3000

/** Joins the realtime link, which ends the session on FORCE_ADMIN_LOGOUT (SPEC §4), and shows its state quietly. */
export function RealtimeState() {
  const status = useRealtimeLogout()
  const [since, setSince] = useState({ status, at: new Date() })
  const [patient, setPatient] = useState(true)
  if (since.status !== status) setSince({ status, at: new Date() })

  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  const live = status === 'connected'
  if (live && patient) setPatient(false)
  if (!live && patient) return null
  const words = live ? 'Live' : 'Not connected'
  return <Live state={live ? 'live' : 'reconnecting'} since={`${words} since ${formatTime(since.at, 'UTC', 'second').slice(-8)} UTC`} />
}
