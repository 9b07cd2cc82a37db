import { Hono } from 'hono'
import type { EndpointSpec } from '../contract/endpoint'
import { endpoints } from '../contract/endpoints'
import { type LiveSessions, liveSessions } from './auth/liveSessions'
import type { Client, Handler } from './call'
import { Failure } from './failure'
import { handlers } from './handlers'
import { keepHouse } from './housekeeping'
import { answerError } from './http/answer'
import { clientAddress } from './http/clientAddress'
import { API_HEADERS, corsHeaders } from './http/securityHeaders'
import { createMetrics, type Metrics } from './metrics'
import { type ApiOptions, type App, appOf } from './ports'
import { runEndpoint } from './runEndpoint'

/** Where a request came from, when the caller of `fetch` knows: the socket's peer. */
export interface Origin {
  readonly address: string
}

export interface Api {
  /** Answers every request; never throws. */
  fetch(request: Request, from?: Origin): Promise<Response>
  readonly sessions: LiveSessions
  /** Resolves when mails and other work that no answer waited for are done. */
  settled(): Promise<void>
  /** The work of every few seconds; a server calls it on a timer. */
  keepHouse(): Promise<void>
  /** Counts of this instance, for GET /metrics. */
  readonly metrics: Metrics
}

interface Env {
  Bindings: { client: Client; requestId: string; seen: { endpoint: string } }
}

const MAX_AGENT = 256
const POLICY = 'Content-Security-Policy'

/** `/a/list` is matched before `/a/:id`: literal segments sort before parameters. */
const byPath = ([, a]: [string, EndpointSpec], [, b]: [string, EndpointSpec]) => {
  const [x, y] = [a.path.replaceAll(':', '~'), b.path.replaceAll(':', '~')]
  return x < y ? -1 : 1
}

function routesOf(app: App): Hono<Env> {
  const hono = new Hono<Env>()
  const rows = Object.entries(endpoints as Readonly<Record<string, EndpointSpec>>).sort(byPath)
  const table = handlers as Readonly<Record<string, Handler<EndpointSpec>>>
  for (const [key, spec] of rows) {
    const handler = table[key]
    if (!handler) continue
    hono.on(spec.method, spec.path, (c) => {
      c.env.seen.endpoint = key
      return runEndpoint(app, {
        name: key,
        spec,
        handler,
        request: c.req.raw,
        params: c.req.param(),
        client: c.env.client,
        requestId: c.env.requestId,
      })
    })
  }
  const methods = new Map<string, string[]>()
  for (const [, { path, method }] of rows) methods.set(path, [...(methods.get(path) ?? []), method])
  for (const [path, known] of methods)
    hono.all(path, (c) => {
      const allow = [...known, ...(known.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
      if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } })
      throw new Failure(405, 'This address does not take that method.', { headers: { Allow: allow } })
    })
  hono.notFound(() => {
    throw new Failure(404, 'There is nothing at this address.', { code: 'not_found' })
  })
  hono.onError((error, c) => answerError(error, c.env.requestId, app.log))
  return hono
}

/**
 * The whole API as one function from Request to Response: the same object under Node, in tests and in story worlds.
 * Throws at once on options that cannot work (no key).
 */
export function createApi(options: ApiOptions): Api {
  const app = appOf(options)
  const metrics = createMetrics()
  const hono = routesOf(app)
  return {
    metrics,
    keepHouse: () => keepHouse(app),
    sessions: liveSessions(app),
    settled: app.settled,
    async fetch(request, from = { address: '127.0.0.1' }) {
      const requestId = app.newId()
      const client: Client = {
        ip: clientAddress(from.address, request.headers.get('x-forwarded-for'), app.config.trustedProxies),
        userAgent: request.headers.get('user-agent')?.slice(0, MAX_AGENT) ?? null,
      }
      const seen = { endpoint: 'none' }
      const started = performance.now()
      let response: Response
      try {
        response = await hono.fetch(request, { client, requestId, seen })
      } catch (error) {
        response = answerError(error, requestId, app.log)
      }
      const headers = new Headers(response.headers)
      // A page of the API's own brings the one policy that lets its style in.
      const policy = headers.get(POLICY)
      const cors = corsHeaders(request.headers.get('origin'), app.config.corsOrigins)
      for (const [name, value] of Object.entries({
        ...API_HEADERS,
        ...cors,
        ...(policy && { [POLICY]: policy }),
        'X-Request-Id': requestId,
      }))
        headers.set(name, value)
      const ms = performance.now() - started
      metrics.count(seen.endpoint, response.status, ms / 1000)
      app.log.info('request', {
        requestId,
        endpoint: seen.endpoint,
        method: request.method,
        path: new URL(request.url).pathname.slice(0, 200),
        status: response.status,
        ms: Math.round(ms),
        ip: client.ip,
      })
      return new Response(response.body, { status: response.status, headers })
    },
  }
}
