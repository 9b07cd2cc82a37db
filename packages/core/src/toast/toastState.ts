import type { ToastType } from './readToast'

export interface Toast {
  readonly id: number
  readonly type: ToastType
  readonly message: string
  /** How often the same one was raised while it was there. */
  readonly count: number
}

/** An error that was raised, kept for the notification panel after its toast has gone. */
export interface LoggedError {
  readonly id: number
  readonly message: string
  readonly count: number
  /** Milliseconds since 1970 of the last time. */
  readonly at: number
}

/** The toast part of a client's state. */
export interface ToastState {
  /** On screen, newest last. */
  shown: Toast[]
  /** Raised but not on screen: waiting for a place, or dropped in a flood since the area was last empty. */
  hidden: number
  /** Newest first. */
  log: LoggedError[]
  unread: number
}

export const emptyToasts = (): ToastState => ({ shown: [], hidden: 0, log: [], unread: 0 })
