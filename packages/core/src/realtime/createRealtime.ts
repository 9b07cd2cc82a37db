import { subscribe } from 'valtio/vanilla'
import type { SessionControl } from '../session/createSession'
import type { SessionState } from '../session/sessionState'
import type { ConnectRealtime, RealtimeStatus } from './ConnectRealtime'

/** The realtime part of a client's state. */
export interface RealtimeState {
  status: RealtimeStatus
}

export interface RealtimeOptions {
  state: RealtimeState
  sessionState: SessionState
  session: SessionControl
  connect: ConnectRealtime
}

export interface RealtimeControl {
  /** Wants the link while a session lives; returns the undo. However many want it, there is one connection. */
  hold(): () => void
}

/** Opens one connection per session while somebody wants it, and closes it with the session. */
export function createRealtime({ state, sessionState, session, connect }: RealtimeOptions): RealtimeControl {
  let holders = 0
  let link: { userId: string; close(): void } | null = null

  function close(): void {
    const open = link
    link = null
    open?.close()
    state.status = 'off'
  }

  function open(userId: string): void {
    const mine = { userId, close: (): void => undefined }
    link = mine
    /** A connection that has been left no longer speaks for anybody. */
    const whileOpen = (work: () => void): void => {
      if (link === mine) work()
    }
    mine.close = connect({
      adminId: userId,
      token: () => (link === mine ? session.token() : null),
      onForcedLogout: () => whileOpen(() => void session.end('forced')),
      onStatus: (status) =>
        whileOpen(() => {
          state.status = status
        }),
      onAccessChanged: () => whileOpen(() => void session.reloadAccess()),
      async onRefused() {
        await session.reloadAccess()
        return link === mine && session.token() !== null
      },
    })
    if (link !== mine) mine.close()
  }

  function follow(): void {
    const wanted = holders > 0 && sessionState.isAuth ? sessionState.userId : null
    if (link?.userId === wanted) return
    if (link) close()
    if (wanted !== null) open(wanted)
  }

  let unsubscribe: (() => void) | undefined
  return {
    hold() {
      holders += 1
      unsubscribe ??= subscribe(sessionState, follow)
      follow()
      let held = true
      return () => {
        if (!held) return
        held = false
        holders -= 1
        // StrictMode and a change of page leave and return at once: the connection outlives that.
        setTimeout(() => {
          if (holders > 0) return
          unsubscribe?.()
          unsubscribe = undefined
          if (link) close()
        })
      }
    },
  }
}
