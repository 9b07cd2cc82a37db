import { describe, expect, it } from 'vitest'
import { fastest } from '../../test/fastest'
import { listen } from '../../test/listen'
import { tokenOf } from '../../test/signedInClient'
import { createAdminClient } from '../client/createAdminClient'
import { memoryTokenStore } from '../session/tokenStore'
import { isApiPath } from './isApiPath'

const hostile = [
  'https://evil.example/x',
  'HTTP://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/plain,x',
  '//evil.example/x',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\0/adminapi/login',
  '/adminapi/../x',
  '../adminapi/login',
  '/adminapi/users/..',
  '/adminapi/users/../../admin',
  '/adminapi/%2e%2E/x',
  '/adminapi/users/.?x=1',
  '',
]

describe('F42 paths', () => {
  it.each(hostile)('F42 %j is refused', (path) => expect(isApiPath(path)).toBe(false))
  it.each([
    '/adminapi/login',
    'adminapi/forgotPassword',
    '/adminapi/users/a.b',
    '/adminapi/users/..a',
    '/x?next=https://a.example',
    '/x?q=a:b',
    '/users/a%2Fb',
  ])('F42 %j may be called', (path) => expect(isApiPath(path)).toBe(true))
  it('F42 a long path is judged in under 50 ms', () => {
    const long = ['/'.repeat(50_000), `a${'/a'.repeat(25_000)}`, 'a'.repeat(50_000), '/.'.repeat(25_000)]
    expect(fastest(() => long.map(isApiPath))).toBeLessThan(50)
  })

  it('F42 a base with or without a slash and a path with or without one meet at the same address', async () => {
    const seen: string[] = []
    const server = await listen((request, response) => {
      seen.push(request.url ?? '')
      response.setHeader('content-type', 'application/json').end('{}')
    })
    for (const apiUrl of [server.url, `${server.url}/`, `${server.url}/api`, `${server.url}/api/`]) {
      const client = createAdminClient({ apiUrl, menu: [], tokenStore: memoryTokenStore() })
      for (const path of ['/adminapi/login', 'adminapi/login']) await client.http.get(path)
    }
    await server.close()
    expect(seen).toEqual([...Array(4).fill('/adminapi/login'), ...Array(4).fill('/api/adminapi/login')])
  })

  it('F42 a refused path reaches nobody, by the verbs or by axios itself, and says why', async () => {
    const seen: string[] = []
    const server = await listen((request, response) => {
      seen.push(`${request.url} ${request.headers.authorization}`)
      response.end('{}')
    })
    const client = createAdminClient({
      apiUrl: `${server.url}/api`,
      menu: [],
      tokenStore: memoryTokenStore(tokenOf('a')),
      connectRealtime: () => () => undefined,
    })
    for (const path of [...hostile, `${server.url}/other`]) {
      expect(await client.http.get(path)).toMatchObject({
        ok: false,
        status: 0,
        body: { message: 'Only paths below the API base may be called.' },
      })
    }
    const axios = await client.http.ready()
    await expect(axios.get(`${server.url}/other`, { allowAbsoluteUrls: true })).rejects.toThrow('Only paths')
    await expect(axios.get('/x', { baseURL: server.url })).rejects.toThrow('Only paths')
    await server.close()
    expect(seen).toEqual([])
  })

  it('F40 a redirect to another origin does not take the token along', async () => {
    const seen: (string | undefined)[] = []
    const other = await listen((request, response) => {
      seen.push(request.headers.authorization)
      response.setHeader('content-type', 'application/json').end('{"success":true}')
    })
    const elsewhere = other.url.replace('127.0.0.1', 'localhost')
    const server = await listen((_request, response) => void response.writeHead(302, { location: `${elsewhere}/x` }).end())
    const client = createAdminClient({
      apiUrl: server.url,
      menu: [],
      tokenStore: memoryTokenStore(tokenOf('a')),
      connectRealtime: () => () => undefined,
    })
    const stop = client.start()
    await client.http.get('/x')
    stop()
    await Promise.all([server.close(), other.close()])
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.every((authorization) => authorization === undefined)).toBe(true)
  })
})
