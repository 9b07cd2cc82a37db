import { createErrorLog, type ErrorLogVerbs } from './createErrorLog'
import { readToast, type ToastInput } from './readToast'
import type { Toast, ToastState } from './toastState'

/** Milliseconds a toast stays, from being shown. SPEC §2, §9. */
export const TOAST_HIDE_MS = 2000
/** Toasts on screen at once; the others wait. */
export const TOASTS_SHOWN_MAX = 3
/** Toasts that wait for a place; in a flood the oldest are dropped, errors last, and every error stays in the log. */
export const TOASTS_WAITING_MAX = 9

/** Raises toasts. The functions never change. */
export interface ToastVerbs {
  show(toast: ToastInput): void
  success(message: string): void
  error(message: string): void
  hide(id: number): void
  /** Stops the clocks, for a pointer or the focus on a toast. A hidden tab stops them by itself. */
  pause(): void
  resume(): void
}

export interface Toasts {
  readonly verbs: ToastVerbs
  readonly log: ErrorLogVerbs
  /** Watches whether the tab is hidden; returns the undo, which stops the clocks. */
  start(): () => void
}

interface Clock {
  left: number
  since: number
  timer: ReturnType<typeof setTimeout> | undefined
}

export function createToasts(state: ToastState): Toasts {
  const clocks = new Map<number, Clock>()
  const waiting: Toast[] = []
  const log = createErrorLog(state)
  let lastId = 0
  let dropped = 0
  const stops = { wish: false, tab: false, ended: false }

  const stopped = (): boolean => stops.wish || stops.tab || stops.ended

  function run(id: number, clock: Clock): void {
    clock.since = Date.now()
    clock.timer = setTimeout(() => hide(id), clock.left)
  }

  function startClock(id: number): void {
    clearTimeout(clocks.get(id)?.timer)
    const clock: Clock = { left: TOAST_HIDE_MS, since: 0, timer: undefined }
    clocks.set(id, clock)
    if (!stopped()) run(id, clock)
  }

  function change(cause: keyof typeof stops, value: boolean): void {
    const before = stopped()
    stops[cause] = value
    if (stopped() === before) return
    for (const [id, clock] of clocks) {
      if (before) run(id, clock)
      else {
        clearTimeout(clock.timer)
        clock.left -= Date.now() - clock.since
      }
    }
  }

  /** Moves waiting toasts into free places: errors first, then in the order they came. */
  function fill(): void {
    while (state.shown.length < TOASTS_SHOWN_MAX && waiting.length > 0) {
      const error = waiting.findIndex(({ type }) => type === 'error')
      const [next] = waiting.splice(Math.max(error, 0), 1)
      if (!next) break
      state.shown.push(next)
      startClock(next.id)
    }
    if (state.shown.length === 0) {
      dropped = 0
      // The toast under the pointer may have gone without the pointer leaving it.
      change('wish', false)
    }
    state.hidden = waiting.length + dropped
  }

  function hide(id: number): void {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    const shown = state.shown.findIndex((toast) => toast.id === id)
    if (shown !== -1) state.shown.splice(shown, 1)
    const queued = waiting.findIndex((toast) => toast.id === id)
    if (queued !== -1) waiting.splice(queued, 1)
    fill()
  }

  function drop(): void {
    const oldest = waiting.findIndex(({ type }) => type !== 'error')
    waiting.splice(Math.max(oldest, 0), 1)
    dropped += 1
  }

  function show(input: ToastInput): void {
    const { type, message } = readToast(input)
    if (type === 'error') log.add(message)
    const same = (toast: Toast): boolean => toast.type === type && toast.message === message
    for (const list of [state.shown, waiting]) {
      const at = list.findIndex(same)
      const found = list[at]
      if (!found) continue
      list[at] = { ...found, count: found.count + 1 }
      if (list === state.shown) startClock(found.id)
      return
    }
    lastId += 1
    waiting.push({ id: lastId, type, message, count: 1 })
    fill()
    if (waiting.length > TOASTS_WAITING_MAX) drop()
    state.hidden = waiting.length + dropped
  }

  return {
    verbs: Object.freeze({
      show,
      success: (message: string) => show({ type: 'success', message }),
      error: (message: string) => show({ type: 'error', message }),
      hide,
      pause: () => change('wish', true),
      resume: () => change('wish', false),
    }),
    log: log.verbs,
    start() {
      const page = globalThis.document
      const onVisibility = () => change('tab', page?.visibilityState === 'hidden')
      change('ended', false)
      onVisibility()
      page?.addEventListener('visibilitychange', onVisibility)
      return () => {
        page?.removeEventListener('visibilitychange', onVisibility)
        change('ended', true)
      }
    },
  }
}
