/** Milliseconds before the first new attempt. SPEC §9. */
export const RECONNECT_MIN_MS = 1_000
/** Milliseconds that the delay grows to. SPEC §9. */
export const RECONNECT_MAX_MS = 5_000
/** Part of the delay by which it varies, so that a thousand pages do not return at once. SPEC §9. */
const RECONNECT_JITTER = 0.5
/** Milliseconds until an attempt counts as failed. SPEC §9. */
export const CONNECT_TIMEOUT_MS = 20_000

/** Milliseconds to wait before attempt number `attempt` (from 0): 500–7,500. `random` is in [0, 1). */
export function backoff(attempt: number, random: number = Math.random()): number {
  const delay = Math.min(RECONNECT_MIN_MS * 2 ** Math.min(attempt, 16), RECONNECT_MAX_MS)
  return Math.round(delay * (1 + RECONNECT_JITTER * (2 * random - 1)))
}
