import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { quickHasher } from '../worlds/quickHasher'
import { listen } from './listen'
import { PASSWORD } from './testApi'
import { openTestServer, outcome, SILENT, type TestServer } from './testServer'

let t: TestServer
beforeAll(async () => {
  t = await openTestServer()
})
afterEach(() => t.disconnectAll())
afterAll(() => t.close())

/** A request as raw text, for what `fetch` would mend. */
const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(t.server.url).port), '127.0.0.1', () => socket.end(text))
    let answer = ''
    socket.on('data', (part) => {
      answer += part.toString()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })

const WANTED = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
  'strict-transport-security',
  'permissions-policy',
  'cache-control',
]

describe('http', () => {
  it('P22 serves the page with a fresh nonce, a strict policy and the configured geolocation service', async () => {
    const [one, two] = [
      await fetch(`${t.server.url}/userList?page=2`, { headers: { accept: 'text/html' } }),
      await fetch(`${t.server.url}/`),
    ]
    const nonceOf = async (response: Response | undefined) => /nonce="([^"]+)"/.exec((await response?.text()) ?? '')?.[1] ?? ''
    const policy = one?.headers.get('content-security-policy') ?? ''
    const nonce = await nonceOf(one)
    expect(nonce.length).toBeGreaterThanOrEqual(22)
    expect(await nonceOf(two)).not.toBe(nonce)
    expect(policy).toContain(`'nonce-${nonce}'`)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("connect-src 'self' https://geo.example")
    expect(policy).not.toContain('unsafe')
    expect(one?.headers.get('cache-control')).toContain('no-cache')
  })

  it('serves hashed assets compressed and for a year; a missing one is a 404, never the page', async () => {
    const asset = await fetch(`${t.server.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } })
    expect(asset.headers.get('content-encoding')).toBe('br')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await asset.text()).toContain('console.log')
    for (const path of ['/assets/app-gone.js', '/assets/', '/favicon.ico', '/assets/../keys.json', '/..%2f..%2fkeys.json', '/.env'])
      expect((await fetch(`${t.server.url}${path}`)).status).toBe(404)
  })

  it('P38 every answer has the whole set of headers and tells no server', async () => {
    const token = await t.signIn('ann')
    const answers = await Promise.all([
      fetch(`${t.server.url}/`),
      fetch(`${t.server.url}/assets/app-1a2b.js`),
      fetch(`${t.server.url}/assets/gone.js`),
      fetch(`${t.server.url}/health`),
      fetch(`${t.server.url}/adminapi/users`),
      fetch(`${t.server.url}/adminapi/nothing`),
      fetch(`${t.server.url}/adminapi/users?page=0`, { headers: { authorization: token } }),
      fetch(`${t.server.url}/adminapi/login`, { method: 'DELETE' }),
      fetch(`${t.server.url}/adminapi/login`, { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }),
      fetch(`${t.server.url}/adminapi/login`, {
        method: 'POST',
        body: 'x'.repeat(300_000),
        headers: { 'content-type': 'application/json' },
      }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 200, 401, 404, 422, 405, 415, 413])
    const missing: string[] = []
    for (const { headers, url } of answers) {
      for (const name of WANTED)
        if (!headers.has(name) && !(name === 'content-security-policy' && url.endsWith('.js'))) missing.push(`${url} ${name}`)
      expect(headers.get('server')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('set-cookie')).toBeNull()
    }
    console.warn(`headers responses=${answers.length} missing=${missing.length}`)
    expect(missing).toEqual([])
  })

  it('S28 P38 answers 431, 400 and 405 with the headers, and refuses two lengths', async () => {
    const big = await raw(`GET /health HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(17_000)}\r\n\r\n`)
    const bad = await raw('NONSENSE\r\n\r\n')
    const trace = await raw('TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    const twice = await raw('POST /adminapi/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n')
    expect([big, bad, trace, twice].map((answer) => answer.slice(9, 12))).toEqual(['431', '400', '405', '400'])
    for (const answer of [big, bad, trace]) expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  })

  it('P18 takes no address from Host, also when it is nonsense', async () => {
    for (const host of ['evil.example', 'a b', '', 'x:99999', '[::1', 'evil.example/path'])
      expect(Number((await raw(`GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).slice(9, 12))).toBeLessThan(500)
    const absolute = await raw('GET http://evil.example/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(Number(absolute.slice(9, 12))).toBeLessThan(500)
  })

  it('S50 health tells ok and nothing else, metrics exist only for the token', async () => {
    expect(await (await fetch(`${t.server.url}/health`)).json()).toEqual({ success: true, result: { ok: true } })
    const metrics = (authorization?: string) => fetch(`${t.server.url}/metrics`, { headers: authorization ? { authorization } : {} })
    expect([(await metrics()).status, (await metrics('Bearer wrong')).status]).toEqual([404, 404])
    const text = await (await metrics('Bearer a metrics token')).text()
    expect(text).toMatch(/quarterdeck_requests_total\{endpoint="getHealth",status="200"\} \d+/)
    expect(text).toMatch(/quarterdeck_sockets \d+/)
  })

  it('P36 lets a running call end, then refuses, closes the sockets so that they come back, and is done in 5 s', async () => {
    const slowHasher = {
      ...quickHasher,
      verify: async (stored: string, password: string) => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        return await quickHasher.verify(stored, password)
      },
    }
    const options = {
      host: '127.0.0.1',
      port: 0,
      db: t.db,
      now: () => new Date(),
      secret: 'a key for tests only',
      newId: () => crypto.randomUUID(),
      log: SILENT,
    }
    const other = await listen({ ...options, hasher: slowHasher })
    const token = await t.signIn('ann')
    const socket = t.connectAs(token, {}, other.url)
    await outcome(socket)
    const reason = new Promise<string>((resolve) => socket.once('disconnect', resolve))
    const running = new Promise<number>((resolve, reject) => {
      const body = JSON.stringify({ email: 'ann@example.com', password: PASSWORD })
      const call = httpRequest(
        `${other.url}/adminapi/login`,
        { method: 'POST', headers: { 'content-type': 'application/json' } },
        (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        },
      )
      call.on('error', reject)
      call.end(body)
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const started = Date.now()
    await other.close()
    expect(await running).toBe(200)
    expect(await reason).toBe('transport close')
    expect(Date.now() - started).toBeLessThan(5000)
    await expect(fetch(`${other.url}/health`)).rejects.toThrow()
  })
})
