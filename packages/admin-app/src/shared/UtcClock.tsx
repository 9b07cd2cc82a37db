import { useUtcClock } from './useUtcClock'

/** The running time; a component of its own, so a tick draws nothing else again. */
export function UtcClock({ zone = false }: { zone?: boolean }) {
  const time = useUtcClock()
  return (
    <span role="timer" aria-label="Time in UTC" aria-live="off">
      {zone ? `${time} UTC` : time}
    </span>
  )
}
