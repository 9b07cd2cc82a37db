import { afterEach, describe, expect, it } from 'vitest'
import { listen } from '../../test/listen'
import { settled, startClient } from '../../test/signedInClient'
import { createAdminClient } from '../client/createAdminClient'
import { NO_BODY_MESSAGE } from '../contract'
import { memoryTokenStore } from '../session/tokenStore'
import { GEO_TIMEOUT_MS, geolocate } from './geolocate'

let close: () => Promise<void> = () => Promise.resolve()
afterEach(() => close())

async function service(answer: (headers: Record<string, unknown>) => { status?: number; body: string } | undefined) {
  const seen: Record<string, unknown>[] = []
  const server = await listen((request, response) => {
    seen.push(request.headers)
    const given = answer(request.headers)
    if (given) response.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(given.body)
  })
  close = server.close
  return { url: `${server.url}/json`, seen }
}

describe('geolocate', () => {
  it('answers what the service says, and never carries the token', async () => {
    const { url, seen } = await service(() => ({ body: '{"country":"PT"}' }))
    const { api } = startClient()
    const client = createAdminClient({
      apiUrl: '/api',
      menu: [],
      geoUrl: url,
      tokenStore: memoryTokenStore('Bearer x'),
      configureAxios: api.configureAxios,
    })
    expect(await client.geolocate()).toEqual({ ok: true, status: 200, body: { country: 'PT' } })
    expect(seen.map((headers) => headers['authorization'])).toEqual([undefined])
  })

  it('F22 its 401 is nothing to the session', async () => {
    const { url } = await service(() => ({ status: 401, body: '{"errors":["key"]}' }))
    const { client, ended } = startClient()
    await settled(client)
    expect(await geolocate(url)).toEqual({ ok: false, status: 401, body: { errors: ['key'] }, aborted: false })
    expect(ended).toEqual([])
    expect(client.getSession().isAuth).toBe(true)
  })

  it.each([
    ['HTML', '<html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"PT"'],
    ['nothing', ''],
  ])('F98 %s in place of an object is a failure with errors', async (_name, body) => {
    const { url } = await service(() => ({ body }))
    expect(await geolocate(url)).toMatchObject({ ok: false, body: { message: NO_BODY_MESSAGE, errors: [] } })
  })

  it('F98 a megabyte is refused', async () => {
    const { url } = await service(() => ({ body: JSON.stringify({ city: 'x'.repeat(1_000_000) }) }))
    expect(await geolocate(url)).toMatchObject({ ok: false, body: { errors: [] } })
  })

  it('F98 hostile keys change no prototype', async () => {
    const { url } = await service(() => ({ body: '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}' }))
    expect((await geolocate(url)).ok).toBe(true)
    expect('polluted' in {}).toBe(false)
  })

  it('F98 a service that is down, or none at all, is a failure with errors', async () => {
    for (const url of ['http://127.0.0.1:1/json', 'not an address', '', undefined]) {
      expect(await geolocate(url)).toEqual({
        ok: false,
        status: 0,
        body: { success: false, message: NO_BODY_MESSAGE, errors: [] },
        aborted: false,
      })
    }
  })

  it('F98 a slow service is given up after 3 s', async () => {
    const { url } = await service(() => undefined)
    const began = performance.now()
    expect(await geolocate(url)).toMatchObject({ ok: false, status: 0, body: { errors: [] } })
    const took = performance.now() - began
    expect(took).toBeGreaterThanOrEqual(GEO_TIMEOUT_MS - 20)
    expect(took).toBeLessThan(GEO_TIMEOUT_MS + 500)
  })
})
