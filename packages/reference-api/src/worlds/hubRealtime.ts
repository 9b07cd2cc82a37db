import type { Hub } from '../server/ports'

/** What core tells and asks of a realtime connection; the type of `ConnectRealtime` in core, which this package may not import. */
export interface RealtimeRoom {
  adminId: string
  token(): string | null
  onForcedLogout(): void
  onStatus(status: 'off' | 'connecting' | 'connected'): void
  onAccessChanged?(): void
  onRefused?(): Promise<boolean>
}

interface Connection {
  readonly room: RealtimeRoom
  sessionId: string | null
}

/** Milliseconds until a dropped connection is back; the real one waits 1–5 s. */
const BACK_MS = 30

export interface PageHub extends Hub {
  connectRealtime(room: RealtimeRoom): () => void
  /** Cuts every connection; they come back by themselves. */
  dropSockets(): void
}

/** The realtime link inside one page: the same order of events as over sockets, without a network. `sessionOf` judges a token as the API does. */
export function createPageHub(sessionOf: (token: string | null, adminId: string) => Promise<string | null>): PageHub {
  const connections = new Set<Connection>()

  const join = async (connection: Connection): Promise<void> => {
    const { room } = connection
    room.onStatus('connecting')
    const sessionId = await sessionOf(room.token(), room.adminId)
    if (!connections.has(connection)) return
    if (sessionId !== null) {
      connection.sessionId = sessionId
      return room.onStatus('connected')
    }
    if ((await room.onRefused?.()) ?? true) comeBack(connection)
  }

  const comeBack = (connection: Connection) => {
    connection.sessionId = null
    connection.room.onStatus('connecting')
    setTimeout(() => {
      if (connections.has(connection)) void join(connection)
    }, BACK_MS)
  }

  const inRoom = (adminId: string) => [...connections].filter(({ room, sessionId }) => room.adminId === adminId && sessionId !== null)

  return {
    connectRealtime(room) {
      const connection: Connection = { room, sessionId: null }
      connections.add(connection)
      void join(connection)
      return () => void connections.delete(connection)
    },
    forceLogout(adminId, sessionIds) {
      for (const connection of inRoom(adminId)) {
        if (sessionIds && !sessionIds.includes(connection.sessionId ?? '')) continue
        connections.delete(connection)
        connection.room.onForcedLogout()
      }
    },
    accessChanged(adminId) {
      for (const { room } of inRoom(adminId)) room.onAccessChanged?.()
    },
    dropSockets() {
      for (const connection of connections) comeBack(connection)
    },
  }
}
