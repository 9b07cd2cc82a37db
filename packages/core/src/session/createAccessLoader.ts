import { type ApiResult, isObject } from '../http/apiResult'
import { parseRestriction } from './parseRestriction'
import { opaque, type SessionState } from './sessionState'

/** Milliseconds until rights that do not arrive count as failed, so that nothing says `Loading....` for ever. */
export const ACCESS_TIMEOUT_MS = 30_000

export interface AccessLoader {
  /** Asks the server for role and restrictions. Calls during a running one share a single repeat, so the last answer is younger than every wish. */
  load(): Promise<void>
  /** Forgets the running call, its answer too. */
  cancel(): void
}

export interface AccessLoaderOptions {
  state: SessionState
  fetchDetail(signal: AbortSignal): Promise<ApiResult<unknown>>
  /** The server speaks of another admin than the token does. */
  onMismatch(): void
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Loads GET adminapi/getadmindetail into the session. */
export function createAccessLoader({ state, fetchDetail, onMismatch }: AccessLoaderOptions): AccessLoader {
  let running: { controller: AbortController; done: Promise<void>; again: boolean } | undefined

  function accept(answer: ApiResult<unknown>): void {
    const detail = answer.ok && isObject(answer.body) && answer.body['success'] !== false ? answer.body['result'] : undefined
    if (!isObject(detail) || typeof detail['role'] !== 'string') {
      // A refresh that fails keeps the rights so far: the server checks every call anyway.
      if (state.access !== 'ready') state.access = 'failed'
      return
    }
    if (typeof detail['_id'] === 'string' && detail['_id'] !== state.userId) {
      onMismatch()
      return
    }
    state.role = detail['role']
    state.restriction = opaque(parseRestriction(detail['restriction']))
    state.email = text(detail['email'])
    state.fullName = text(detail['fullName'])
    state.twoFactor = detail['twoFactor'] === true
    state.twoFactorRequired = detail['twoFactorRequired'] === true
    state.mustChangePassword = detail['mustChangePassword'] === true
    state.access = 'ready'
  }

  async function ask(controller: AbortController): Promise<void> {
    const timer = setTimeout(() => controller.abort(new DOMException('The rights did not arrive.', 'TimeoutError')), ACCESS_TIMEOUT_MS)
    const answer = await fetchDetail(controller.signal)
    clearTimeout(timer)
    if (running?.controller !== controller) return
    const { again } = running
    running = undefined
    accept(answer)
    if (again && state.isAuth) await load()
  }

  function load(): Promise<void> {
    if (running) {
      running.again = true
      return running.done
    }
    if (!state.isAuth) return Promise.resolve()
    if (state.access !== 'ready') state.access = 'loading'
    const controller = new AbortController()
    running = { controller, done: Promise.resolve(), again: false }
    running.done = ask(controller)
    return running.done
  }

  return {
    load,
    cancel() {
      running?.controller.abort()
      running = undefined
      if (state.access === 'loading') state.access = 'idle'
    },
  }
}
