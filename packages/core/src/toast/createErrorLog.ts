import type { ToastState } from './toastState'

/** Errors kept for the notification panel; the oldest leave first. */
export const ERROR_LOG_MAX = 50

export interface ErrorLogVerbs {
  /** Everything in the log has been seen. */
  markRead(): void
  clear(): void
}

export interface ErrorLog {
  add(message: string): void
  readonly verbs: ErrorLogVerbs
}

/** Keeps errors after their toasts have gone. An error like the last one is counted, not repeated. */
export function createErrorLog(state: ToastState): ErrorLog {
  let lastId = 0
  return {
    add(message) {
      const [last] = state.log
      const at = Date.now()
      if (last?.message === message) state.log[0] = { ...last, count: last.count + 1, at }
      else {
        lastId += 1
        state.log.unshift({ id: lastId, message, count: 1, at })
        if (state.log.length > ERROR_LOG_MAX) state.log.pop()
      }
      state.unread += 1
    },
    verbs: Object.freeze({
      markRead() {
        state.unread = 0
      },
      clear() {
        state.log = []
        state.unread = 0
      },
    }),
  }
}
