import { Failure } from '../failure'
import type { Hasher } from '../ports'

/** Waiting checks for each running one; more would only wait longer than anybody does. */
const WAITING_PER_SLOT = 4

/**
 * The hasher behind a queue: `slots` at once, four times as many waiting, the rest refused at once with 503, so that a flood of logins
 * neither eats the memory (64 MiB a check) nor stops the other routes (S04).
 */
export function queuedHasher(hasher: Hasher, slots: number): Hasher {
  let running = 0
  const waiting: (() => void)[] = []

  const enter = async () => {
    if (running < slots) return void running++
    if (waiting.length >= slots * WAITING_PER_SLOT)
      throw new Failure(503, 'Too many sign-ins at once. Try again in a moment.', { code: 'busy', retryAfter: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
  const queued = async <T>(work: () => Promise<T>) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  return {
    hash: (password) => queued(() => hasher.hash(password)),
    verify: (stored, password) => queued(() => hasher.verify(stored, password)),
    outdated: (stored) => hasher.outdated(stored),
  }
}
