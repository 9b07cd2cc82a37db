import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { REALTIME_EVENTS } from '@quarterdeck/core/contract'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { Pool } from 'pg'
import { Server, type Socket } from 'socket.io'
import type { LiveSessions } from '../server/auth/liveSessions'
import type { Actor } from '../server/call'
import type { Hub, Log } from '../server/ports'

/** Bytes of the largest frame a page may send; it only ever sends its own id (S23). */
const MAX_FRAME_BYTES = 16 * 1024
/** Events that a page may send in one connection. */
const MAX_EVENTS = 20
/** Milliseconds between two looks at the sessions of the connected pages: an ended one is cut within 5 s (S22). */
const SWEEP_MS = 2000

export interface SocketHubOptions {
  readonly sessions: LiveSessions
  readonly log: Log
  /** Whether a browser page of this origin may connect; asked for both transports (P39). */
  readonly originAllowed: (origin: string) => boolean
  /** The address a connection counts under. */
  readonly addressOf: (request: IncomingMessage) => string
  /** With a database server: carries pushes to the pages of every instance. */
  readonly pool?: Pool
}

export interface SocketHub extends Hub {
  /** Pages connected to this instance. */
  count(): number
  /** Ends every connection as `transport close`, so that the pages come back when the server does (P36). */
  close(): Promise<void>
}

const adminRoom = (adminId: string) => `admin:${adminId}`
const sessionRoom = (sessionId: string) => `session:${sessionId}`

/** The table that the adapter keeps large payloads in; instances that start together take turns, or two of them would make it. */
const ADAPTER_TABLE = `begin; select pg_advisory_xact_lock(7210042);
create table if not exists socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea); commit`

/** Refuses a room that is not the page's own, and pages that talk too much. The room itself comes from the handshake (S21). */
function watch(socket: Socket, { sessions, log, addressOf }: SocketHubOptions, actor: Actor): void {
  let events = 0
  socket.onAny((event: string, asked: unknown) => {
    events++
    const own = event === REALTIME_EVENTS.join && asked === actor.id
    if (own && events <= MAX_EVENTS) return
    socket.disconnect(true)
    if (event !== REALTIME_EVENTS.join || own) return
    const client = { ip: addressOf(socket.request), userAgent: socket.request.headers['user-agent']?.slice(0, 256) ?? null }
    const text = typeof asked === 'string' ? asked : typeof asked
    sessions.noteForeignRoom(actor, text, client).catch((error: unknown) => log.error('realtime.audit_failed', { name: String(error) }))
  })
}

/**
 * The realtime link over socket.io. A page proves its session at the handshake, again at every reconnection (no recovery that would skip
 * it), and loses the connection with the session.
 */
export async function createSocketHub(http: HttpServer, options: SocketHubOptions): Promise<SocketHub> {
  const { sessions, log, originAllowed, pool } = options
  const io = new Server(http, {
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 10_000,
    pingInterval: 20_000,
    pingTimeout: 10_000,
    cors: { origin: (origin, done) => done(null, origin !== undefined && originAllowed(origin)) },
    allowRequest: (request, done) => {
      const { origin } = request.headers
      done(null, origin === undefined || originAllowed(origin))
    },
  })
  if (pool) {
    await pool.query(ADAPTER_TABLE)
    io.adapter(createAdapter(pool, { errorHandler: (error: Error) => log.warn('realtime.adapter', { error: error.message }) }))
  }

  io.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown }
    const refuse = () => next(new Error('unauthorized'))
    if (typeof token !== 'string') return refuse()
    sessions
      .read(token.replace(/^Bearer /i, ''))
      .then((actor) => {
        if (!actor) return refuse()
        socket.data = actor
        next()
      })
      .catch(refuse)
  })
  io.on('connection', (socket) => {
    const actor = socket.data as Actor
    void socket.join([adminRoom(actor.id), sessionRoom(actor.sessionId)])
    watch(socket, options, actor)
  })

  const throwOut = (rooms: string[]) => {
    io.to(rooms).emit(REALTIME_EVENTS.forcedLogout)
    io.in(rooms).disconnectSockets(true)
  }

  const sweep = async () => {
    const ids = [...new Set([...io.of('/').sockets.values()].map((socket) => (socket.data as Actor).sessionId))]
    const living = await sessions.living(ids)
    const ended = ids.filter((id) => !living.has(id))
    if (ended.length > 0) io.local.to(ended.map(sessionRoom)).emit(REALTIME_EVENTS.forcedLogout)
    if (ended.length > 0) io.local.in(ended.map(sessionRoom)).disconnectSockets(true)
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn('realtime.sweep_failed', { name: error instanceof Error ? error.name : typeof error }))
  }, SWEEP_MS)
  timer.unref()

  return {
    forceLogout: (adminId, sessionIds) => throwOut(sessionIds ? sessionIds.map(sessionRoom) : [adminRoom(adminId)]),
    accessChanged: (adminId) => void io.to(adminRoom(adminId)).emit(REALTIME_EVENTS.accessChanged),
    count: () => io.of('/').sockets.size,
    async close() {
      clearInterval(timer)
      await io.close()
    },
  }
}
