import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket } from 'socket.io'

/** A bare socket.io server that writes down every handshake and room, and can be stopped and started on its port. */
export async function realtimeServer(
  given: { port?: number; allow?: (token: unknown) => boolean; transports?: ('polling' | 'websocket')[] } = {},
) {
  const handshakes: unknown[] = []
  const rooms: unknown[] = []
  const sockets = new Set<Socket>()
  let allow = given.allow ?? (() => true)
  let io: Server
  let port = given.port ?? 0

  async function start(): Promise<void> {
    const http = createServer()
    io = new Server(http, given.transports ? { transports: given.transports } : {})
    io.use((socket, next) => {
      const { token } = socket.handshake.auth
      handshakes.push(token)
      next(allow(token) ? undefined : new Error('unauthorized'))
    })
    io.on('connection', (socket) => {
      sockets.add(socket)
      socket.on('CREATEROOM', (id: unknown) => rooms.push(id))
      socket.on('disconnect', () => sockets.delete(socket))
    })
    await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))
    port = (http.address() as AddressInfo).port
  }

  await start()
  return {
    get url() {
      return `http://127.0.0.1:${port}`
    },
    port,
    handshakes,
    rooms,
    sockets,
    start,
    stop: () => io.close(),
    /** Cuts the transport, as a lost network does. */
    flap() {
      for (const socket of sockets) socket.conn.close()
    },
    kick() {
      for (const socket of sockets) socket.disconnect(true)
    },
    say(event: string, ...payload: unknown[]) {
      io.emit(event, ...payload)
    },
    allow(rule: (token: unknown) => boolean) {
      allow = rule
    },
  }
}
