import type { Socket } from 'socket.io-client'
import { REALTIME_EVENTS } from '../contract'
import { backoff, CONNECT_TIMEOUT_MS, RECONNECT_JITTER, RECONNECT_MAX_MS, RECONNECT_MIN_MS } from './backoff'
import type { ConnectRealtime } from './ConnectRealtime'

/** A path in the address would name a socket.io namespace, so only the server's origin is used. */
const originOf = (url: string): string => new URL(url, globalThis.location?.origin).origin

/**
 * The realtime link over socket.io, to the server that `url` (absolute, or a path on the page's own server) stands on.
 * Retries for ever, 1–5 s apart, jitter 0.5, connect timeout 20 s (SPEC §9). socket.io-client is loaded when the first connection opens.
 */
export function socketIoRealtime(url: string): ConnectRealtime {
  return ({ adminId, token, onForcedLogout, onStatus, onAccessChanged, onRefused }) => {
    let closed = false
    let socket: Socket | undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    let attempt = 0
    let connectedAt = Number.POSITIVE_INFINITY

    const later = (work: () => void): void => {
      if (!closed) retry = setTimeout(work, backoff(attempt++))
    }

    /** socket.io gives up after a refused handshake and after a server-side disconnect; the API knows whether the session still lives. */
    async function askThenRetry(): Promise<void> {
      const lives = (await onRefused?.()) ?? true
      if (lives) later(() => socket?.connect())
    }

    async function open(): Promise<void> {
      const { io } = await import('socket.io-client')
      if (closed) return
      socket = io(originOf(url), {
        forceNew: true,
        auth: (answer) => answer({ token: token() }),
        reconnectionAttempts: Number.POSITIVE_INFINITY,
        reconnectionDelay: RECONNECT_MIN_MS,
        reconnectionDelayMax: RECONNECT_MAX_MS,
        randomizationFactor: RECONNECT_JITTER,
        timeout: CONNECT_TIMEOUT_MS,
      })
      const link = socket
      link.on('connect', () => {
        connectedAt = Date.now()
        // Here only: emits made while offline are buffered and would all arrive at once.
        link.emit(REALTIME_EVENTS.join, adminId)
        onStatus('connected')
      })
      link.on('disconnect', (reason) => {
        if (closed) return
        onStatus('connecting')
        if (Date.now() - connectedAt > RECONNECT_MAX_MS) attempt = 0
        if (reason === 'io server disconnect') void askThenRetry()
      })
      link.on('connect_error', () => {
        if (!link.active) void askThenRetry()
      })
      link.on(REALTIME_EVENTS.forcedLogout, () => onForcedLogout())
      link.on(REALTIME_EVENTS.accessChanged, () => onAccessChanged?.())
    }

    const tryToOpen = (): void => {
      open().catch(() => later(tryToOpen))
    }

    onStatus('connecting')
    tryToOpen()
    return () => {
      closed = true
      clearTimeout(retry)
      socket?.off()
      socket?.disconnect()
    }
  }
}
