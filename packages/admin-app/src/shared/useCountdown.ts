import { useCallback, useEffect, useState } from 'react'

/** Seconds left of a wait, 0 when there is none, and the way to begin one. Counted from the clock, so a sleeping tab does not prolong it. */
export function useCountdown(): [left: number, begin: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (endsAt === 0) return
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) setEndsAt(0)
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [endsAt])

  const begin = useCallback((seconds: number) => {
    setLeft(Math.ceil(seconds))
    setEndsAt(seconds > 0 ? Date.now() + seconds * 1000 : 0)
  }, [])
  return [left, begin]
}

/** Seconds as `0:42` or `14:05`. */
export const formatCountdown = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
