import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Pool } from 'pg'
import { sameText } from '../server/auth/digest'
import { type Api, createApi } from '../server/createApi'
import { clientAddress } from '../server/http/clientAddress'
import { API_HEADERS } from '../server/http/securityHeaders'
import { type ApiOptions, DEFAULT_CONFIG, type Hub } from '../server/ports'
import { bind } from './bind'
import { createSocketHub, type SocketHub } from './socketHub'
import type { StaticSite } from './staticSite'

export interface ListenOptions extends Omit<ApiOptions, 'hub'> {
  readonly host: string
  /** 0 takes any free one. */
  readonly port: number
  /** The built admin app; without it only the API answers. */
  readonly site?: StaticSite | null
  /** Connections of the database server, for pushes across instances. */
  readonly pool?: Pool
}

export interface Listening {
  /** Address with the port that was taken. */
  readonly url: string
  readonly api: Api
  readonly hub: SocketHub
  /** Refuses new calls, lets running ones end, closes the sockets. At most 5 s (P36). */
  close(): Promise<void>
}

/** Milliseconds that running calls get at the end. */
const DRAIN_MS = 4000
/** Milliseconds between two rounds of housekeeping; the audit log's end is signed as often (P34). */
const HOUSEKEEPING_MS = 10_000
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Origins of our own pages: the public address, the listed ones, and any loopback name of this port while the public one is loopback. */
export function originRule(publicUrl: string, corsOrigins: readonly string[]): (origin: string) => boolean {
  const own = new URL(publicUrl)
  return (origin) => {
    if (origin === own.origin || corsOrigins.includes(origin)) return true
    if (!LOOPBACK.test(own.hostname) || !URL.canParse(origin)) return false
    const asked = new URL(origin)
    return asked.origin === origin && asked.protocol === own.protocol && asked.port === own.port && LOOPBACK.test(asked.hostname)
  }
}

const plain = (status: number, words: string) =>
  Response.json(
    { success: false, message: words },
    { status, headers: { ...API_HEADERS, ...(status === 503 && { 'Retry-After': '2', Connection: 'close' }) } },
  )

/** What breaks HTTP itself never reaches the API; it gets the same headers (P38, S28). */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return
  const [status, words] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'Request Header Fields Too Large']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'Request Timeout']
        : [400, 'Bad Request']
  const headers = Object.entries({ ...API_HEADERS, Connection: 'close', 'Content-Length': '0' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.end(`HTTP/1.1 ${status} ${words}\r\n${headers.join('')}\r\n`)
}

/** Serves the API, the realtime link and the admin app on one port. Throws a `StartError` when the port cannot be taken. */
export async function listen({ host, port, site = null, pool, ...options }: ListenOptions): Promise<Listening> {
  const config = { ...DEFAULT_CONFIG, ...options.config }
  let closing = false
  let hub: SocketHub | undefined
  const relay: Hub = {
    forceLogout: (adminId, sessionIds) => hub?.forceLogout(adminId, sessionIds),
    accessChanged: (adminId) => hub?.accessChanged(adminId),
  }
  const api = createApi({ ...options, hub: relay })

  /** Without the token the address does not exist (S50). */
  const answerMetrics = (request: Request): Response => {
    const given = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
    if (config.metricsToken === null || !sameText(given, config.metricsToken)) return plain(404, 'There is nothing at this address.')
    const { rss, heapUsed } = process.memoryUsage()
    const text = api.metrics.text({
      sockets: hub?.count() ?? 0,
      resident_bytes: rss,
      heap_bytes: heapUsed,
      uptime_seconds: Math.round(process.uptime()),
    })
    return new Response(text, { headers: { ...API_HEADERS, 'Content-Type': 'text/plain; version=0.0.4' } })
  }

  const answer = async (request: Request, address: string): Promise<Response> => {
    if (closing) return plain(503, 'The server is restarting. Try again in a moment.')
    const { pathname } = new URL(request.url)
    const isApi = pathname === '/adminapi' || pathname.startsWith('/adminapi/') || pathname === '/health' || pathname === '/metrics'
    if (pathname === '/metrics') return answerMetrics(request)
    const page = isApi || !site ? null : await site.answer(request)
    return page ?? (await api.fetch(request, { address }))
  }
  const listener = getRequestListener((request, env) => answer(request, env.incoming.socket?.remoteAddress ?? '0.0.0.0'), {
    overrideGlobalObjects: false,
    errorHandler: () => plain(400, 'The request cannot be read.'),
  })
  const http = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, maxHeaderSize: 16_384 },
    (request: IncomingMessage, response: ServerResponse) => {
      if (request.method === 'TRACE') {
        response.writeHead(405, { ...API_HEADERS, Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' }).end()
        return
      }
      // A kept-alive connection would hold the end up until its time-out.
      response.once('finish', () => {
        if (closing) setImmediate(() => http.closeIdleConnections())
      })
      void listener(request, response)
    },
  )
  http.on('clientError', answerBrokenRequest)
  hub = await createSocketHub(http, {
    sessions: api.sessions,
    log: options.log,
    originAllowed: (origin) => originRule(config.publicUrl, config.corsOrigins)(origin),
    addressOf: (request) =>
      clientAddress(
        request.socket.remoteAddress ?? '0.0.0.0',
        request.headers['x-forwarded-for']?.toString() ?? null,
        config.trustedProxies,
      ),
    ...(pool && { pool }),
  })
  await bind(http, host, port)
  const round = () =>
    api
      .keepHouse()
      .catch((error: unknown) => options.log.warn('housekeeping.failed', { name: error instanceof Error ? error.name : typeof error }))
  const timer = setInterval(round, HOUSEKEEPING_MS)
  timer.unref()
  const { port: taken } = http.address() as AddressInfo

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    api,
    hub,
    async close() {
      closing = true
      clearInterval(timer)
      const stopped = new Promise<void>((resolve) => http.close(() => resolve()))
      await hub?.close()
      http.closeIdleConnections()
      const late = setTimeout(() => http.closeAllConnections(), DRAIN_MS)
      await stopped
      clearTimeout(late)
      await api.settled()
    },
  }
}
