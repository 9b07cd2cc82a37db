import type { Socket } from 'socket.io-client'
import { REALTIME_EVENTS } from '../contract'
import { backoff, CONNECT_TIMEOUT_MS, RECONNECT_MAX_MS } from './backoff'
import type { ConnectRealtime } from './ConnectRealtime'

/** A path in the address would name a socket.io namespace, so only the server's origin is used. */
const originOf = (url: string): string => new URL(url, globalThis.location?.origin).origin

/**
 * The realtime link over socket.io, to the server that `url` (absolute, or a path on the page's own server) stands on.
 * Retries for ever, 1–5 s apart, jitter 0.5, connect timeout 20 s (SPEC §9). socket.io-client is loaded when the first connection opens.
 * `delay` gives the milliseconds before attempt n (from 0), for tests that cannot wait.
 */
export function socketIoRealtime(url: string, delay: (attempt: number) => number = backoff): ConnectRealtime {
  return ({ adminId, token, onForcedLogout, onStatus, onAccessChanged, onRefused }) => {
    let closed = false
    let socket: Socket | undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    let attempt = 0
    let connectedAt = 0

    const later = (work: () => void): void => {
      if (closed) return
      clearTimeout(retry)
      retry = setTimeout(work, delay(attempt++))
    }
    const reconnect = (): void => later(() => socket?.connect())

    /** After a refused handshake and a server-side disconnect the API knows whether the session still lives. */
    async function askThenReconnect(): Promise<void> {
      if ((await onRefused?.()) ?? true) reconnect()
    }

    async function open(): Promise<void> {
      const { io } = await import('socket.io-client')
      if (closed) return
      // socket.io's own reconnection gives up after a refusal, and its delay falls to 0 after a thousand attempts: both are ours.
      const link = io(originOf(url), {
        forceNew: true,
        reconnection: false,
        timeout: CONNECT_TIMEOUT_MS,
        // Either will do alone. Named, because where WebTransport is missing the third of the default list hangs in silence.
        transports: ['polling', 'websocket'],
        tryAllTransports: true,
        auth: (answer) => answer({ token: token() }),
      })
      socket = link
      link.on('connect', () => {
        connectedAt = Date.now()
        // Here only: what is emitted while offline is buffered and would arrive all at once.
        link.emit(REALTIME_EVENTS.join, adminId)
        onStatus('connected')
      })
      link.on('disconnect', (reason) => {
        onStatus('connecting')
        const kicked = reason === 'io server disconnect'
        if (!kicked || Date.now() - connectedAt > RECONNECT_MAX_MS) attempt = 0
        if (kicked) void askThenReconnect()
        else reconnect()
      })
      link.on('connect_error', () => {
        // Inactive means refused by the server; otherwise it was not reached.
        if (link.active) reconnect()
        else void askThenReconnect()
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
