import { useEffect, useState } from 'react'

/** Time of day in UTC, `14:32:08`, once a second; it stands still while the tab is hidden. */
export function useUtcClock(): string {
  const [now, setNow] = useState(readClock)
  useEffect(() => {
    const tick = () => {
      if (!document.hidden) setNow(readClock())
    }
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}

const readClock = () => new Date().toISOString().slice(11, 19)
