import type { SessionClock } from '@quarterdeck/reference-api/contract'

/** Milliseconds before the end at which the page warns. PRODUCT §0. */
export const WARNING_MS = 60_000

/** The session's end on this browser's clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly endsAt: number
  /** The idle limit is the nearer one, so activity helps. */
  readonly canStay: boolean
  /** False when the server could not be asked: `endsAt` is then when to ask again. */
  readonly known: boolean
}

/** Moves the server's times onto this browser's clock, whatever that one says (F08). */
export function readSessionClock({ now, idleEndsAt, expiresAt }: SessionClock, readAt: number): Clock {
  const skew = readAt - Date.parse(now)
  const idle = Date.parse(idleEndsAt)
  const absolute = Date.parse(expiresAt)
  return { endsAt: Math.min(idle, absolute) + skew, canStay: idle < absolute, known: true }
}
