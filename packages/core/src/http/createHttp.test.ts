import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred, type FakeAnswer } from '../../test/fakeApi'
import { settled, startClient, tokenOf } from '../../test/signedInClient'
import { NO_BODY_MESSAGE } from '../contract'
import { memoryTokenStore } from '../session/tokenStore'

const noBody = { success: false, message: NO_BODY_MESSAGE }

describe('a refusal of the session', () => {
  const unhandled = vi.fn()
  beforeEach(() => void process.on('unhandledRejection', unhandled))
  afterEach(() => {
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
    unhandled.mockClear()
  })

  it.each([1, 5, 200])('F18 P25 %d calls in flight all answer 401: one end, every caller settled', async (n) => {
    const gate = deferred<FakeAnswer>()
    const { client, api, store, ended } = startClient({ answer: () => gate.promise })
    await settled(client)
    const clear = vi.spyOn(store, 'clear')
    const calls = Array.from({ length: n }, () => client.http.get('/adminapi/users'))
    await vi.waitFor(() => expect(api.calls).toHaveLength(n + 1))
    gate.settle({ status: 401, body: { success: false, message: 'Sign in again' } })
    const results = await Promise.all(calls)
    expect(clear).toHaveBeenCalledOnce()
    expect(ended).toEqual(['unauthorized'])
    expect(results).toHaveLength(n)
    expect(results.every((result) => !result.ok && (result.aborted || result.status === 401))).toBe(true)
    expect(client.getSession()).toMatchObject({ status: 'signedOut', isAuth: false, userId: '', restriction: [] })
    await new Promise((resolve) => setTimeout(resolve))
    process.stdout.write(
      `storm n=${n} clears=${clear.mock.calls.length} ends=${ended.length} settled=${results.length} unhandled=${unhandled.mock.calls.length}\n`,
    )
  })

  it('F18 what is still in flight is cut off', async () => {
    const { client, api } = startClient({ answer: ({ path }) => (path === '/slow' ? undefined : { status: 401 }) })
    await settled(client)
    const slow = client.http.get('/slow')
    await vi.waitFor(() => expect(api.calls).toHaveLength(2))
    await client.http.get('/refused')
    expect(await slow).toEqual({ ok: false, status: 0, body: noBody, aborted: true })
  })

  it('F18 a call after the end goes without a token', async () => {
    const { client, api } = startClient({ answer: () => ({ status: 401 }) })
    await settled(client)
    await client.http.get('/first')
    await client.http.get('/second')
    expect(api.calls.map(({ authorization }) => authorization)).toEqual([`Bearer ${tokenOf('a')}`, `Bearer ${tokenOf('a')}`, undefined])
  })

  it('F19 a wrong password: the body as it is, no token sent, no end', async () => {
    const body = { success: false, message: 'Wrong e-mail or password', attemptsLeft: 3 }
    const { client, api, ended } = startClient({ store: memoryTokenStore(), answer: () => ({ status: 401, body }) })
    expect(await client.signIn({ email: 'a@example.com', password: 'x' })).toEqual({ ok: false, status: 401, body, aborted: false })
    expect(api.calls).toEqual([expect.objectContaining({ authorization: undefined, data: { email: 'a@example.com', password: 'x' } })])
    expect(ended).toEqual([])
  })

  it('F19 a guest call that is refused leaves a running session alone', async () => {
    const { client, ended } = startClient({ answer: () => ({ status: 401 }) })
    await settled(client)
    await client.forgotPassword({ email: 'a@example.com' })
    await client.http.get('/adminapi/users', { guest: true, headers: { authorization: `Bearer ${tokenOf('a')}` } })
    expect(ended).toEqual([])
    expect(client.getSession().isAuth).toBe(true)
  })

  it('F20 a late 401 of the old session does not end the new one', async () => {
    const late = deferred<FakeAnswer>()
    const next = tokenOf('a', { exp: 4_000_000_000 })
    const { client, api, ended } = startClient({
      answer: ({ path }) => (path === '/late' ? late.promise : { body: { success: true, result: { token: next } } }),
    })
    await settled(client)
    // So that the old answer really arrives.
    api.wire.deaf = true
    const sent = client.http.get('/late')
    await vi.waitFor(() => expect(api.calls).toHaveLength(2))
    await client.signIn({})
    late.settle({ status: 401 })
    expect(await sent).toMatchObject({ ok: false })
    await settled(client)
    expect(ended).toEqual([])
    expect(client.getSession().isAuth).toBe(true)
  })

  it.each([
    ['no body', ''],
    ['HTML', '<html><body>401</body></html>'],
    ['JSON', { message: 'Session ended' }],
    ['null', 'null'],
  ])('F21 a 401 with %s ends the session alike', async (_name, body) => {
    const { client, ended } = startClient({ answer: () => ({ status: 401, body }) })
    await settled(client)
    await client.http.get('/adminapi/users')
    expect(ended).toEqual(['unauthorized'])
  })

  it('F09 F30 a 431 is a dead session, not an error for ever', async () => {
    const { client, ended, store } = startClient({ answer: () => ({ status: 431 }) })
    await settled(client)
    await client.http.get('/adminapi/users')
    expect(ended).toEqual(['invalid-token'])
    expect(store.read()).toBeNull()
  })

  it.each([400, 402, 404, 409, 412, 422, 428, 429, 500, 502, 503])('F23 F31 a %d ends nothing and hands on the body', async (status) => {
    const body = { success: false, message: 'said by the server', errors: [{ field: 'a', code: 'b', message: 'c' }] }
    const { client, ended } = startClient({ answer: () => ({ status, body }) })
    await settled(client)
    expect(await client.http.post('/adminapi/x', {})).toEqual({ ok: false, status, body, aborted: false })
    expect(ended).toEqual([])
  })

  it('F21 the axios instance itself ends the session too, whatever its validateStatus says', async () => {
    const { client, ended } = startClient({ answer: () => ({ status: 401 }) })
    const axios = await client.http.ready()
    await axios.get('/adminapi/export', { validateStatus: null }).catch(() => undefined)
    expect(ended).toEqual(['unauthorized'])
  })
})

describe('bodies', () => {
  it.each([200, 201, 204])('F32 an empty %d is an empty object', async (status) => {
    const { client } = startClient({ answer: () => ({ status, body: '' }) })
    expect(await client.http.get('/x')).toEqual({ ok: true, status, body: {} })
  })

  it.each([
    [400, ''],
    [500, ''],
    [500, '   \n'],
    [502, '<html><h1>Bad gateway</h1></html>'],
    [500, 'null'],
    [500, '[]'],
    [500, '"text"'],
    [503, '42'],
  ])('F31 F32 a %d with body %j says Something went wrong', async (status, body) => {
    const { client } = startClient({ answer: () => ({ status, body }) })
    expect(await client.http.get('/x')).toEqual({ ok: false, status, body: noBody, aborted: false })
  })

  it.each([
    ['a portal page', '<!doctype html><title>Sign in to Wi-Fi</title>'],
    ['trailing junk', '{"success":true}<!-- proxy -->'],
    ['half an answer', '{"success":tr'],
    ['null', 'null'],
    ['a number', '0'],
    ['a text', '"ok"'],
    ['true', 'true'],
  ])('F33 a 200 with %s fails closed', async (_name, body) => {
    const { client } = startClient({ answer: () => ({ status: 200, body }) })
    expect(await client.http.get('/x')).toEqual({ ok: false, status: 200, body: noBody, aborted: false })
  })

  it('F34 no network: status 0, said in words, no end', async () => {
    const { client, ended } = startClient({
      answer: () => {
        throw new TypeError('Failed to fetch')
      },
    })
    await settled(client)
    expect(await client.http.get('/x')).toEqual({ ok: false, status: 0, body: noBody, aborted: false })
    expect(ended).toEqual([])
  })

  it('F29 Retry-After and the request id come along', async () => {
    const { client } = startClient({ answer: () => ({ status: 429, headers: { 'retry-after': '12', 'x-request-id': 'r-1' } }) })
    expect(await client.http.get('/x')).toMatchObject({ ok: false, status: 429, retryAfter: 12, requestId: 'r-1' })
  })
})

describe('callers', () => {
  it('F35 a write whose outcome is unknown is a failure to show, and its repeat carries the same key', async () => {
    let hang = true
    const { client, api } = startClient({ answer: () => (hang ? undefined : { body: { success: true } }) })
    await settled(client)
    const options = { headers: { 'Idempotency-Key': 'k-1', 'If-Match': '"7"' } }
    const first = await client.http.post('/adminapi/users', { a: 1 }, { ...options, signal: AbortSignal.timeout(20) })
    expect(first).toEqual({ ok: false, status: 0, body: noBody, aborted: false })
    hang = false
    expect(await client.http.post('/adminapi/users', { a: 1 }, options)).toMatchObject({ ok: true })
    const writes = api.calls.filter(({ method }) => method === 'post')
    expect(writes.map(({ headers }) => [headers['Idempotency-Key'], headers['If-Match']])).toEqual([
      ['k-1', '"7"'],
      ['k-1', '"7"'],
    ])
  })

  it('F37 of questions asked one after another only the last answer is there to draw, in 100 random orders', async () => {
    let stale = 0
    for (let order = 0; order < 100; order++) {
      const gates = new Map(['a', 'b', 'c'].map((q) => [`/list/${q}`, deferred<FakeAnswer>()]))
      const { client, api, stop } = startClient({ answer: ({ path }) => gates.get(path)?.promise })
      await settled(client)
      let controller = new AbortController()
      const drawn: unknown[] = []
      const asked: Promise<void>[] = []
      for (const path of gates.keys()) {
        controller.abort()
        controller = new AbortController()
        const { signal } = controller
        asked.push(client.http.get(path, { signal }).then((result) => void (result.ok && drawn.push(result.body))))
        await vi.waitFor(() => expect(api.calls.at(-1)?.path).toBe(path), { interval: 1 })
      }
      for (const [path, gate] of [...gates].sort(() => Math.random() - 0.5)) gate.settle({ body: { path } })
      await Promise.all(asked)
      if (JSON.stringify(drawn) !== '[{"path":"/list/c"}]') stale += 1
      stop()
    }
    expect(stale).toBe(0)
  })

  it('F38 a caller that goes away gets an outcome marked as aborted, before, during and after the send', async () => {
    const { client } = startClient({ answer: () => undefined })
    await settled(client)
    const gone = { ok: false, status: 0, body: noBody, aborted: true }
    expect(await client.http.get('/x', { signal: AbortSignal.abort() })).toEqual(gone)
    const controller = new AbortController()
    const call = client.http.get('/x', { signal: controller.signal })
    controller.abort()
    expect(await call).toEqual(gone)
    const later = new AbortController()
    const second = client.http.get('/x', { signal: later.signal })
    setTimeout(() => later.abort(), 10)
    expect(await second).toEqual(gone)
  })

  it('leaves undefined out of the query and our own Authorization alone', async () => {
    const { client, api } = startClient()
    await settled(client)
    await client.http.get('/x', { query: { page: 1, q: undefined }, headers: { AUTHORIZATION: 'Bearer stolen' } })
    expect(api.calls.at(-1)?.authorization).toBe(`Bearer ${tokenOf('a')}`)
  })

  it('axios is not there before it is ready, and is the same afterwards', async () => {
    const { client } = startClient({ store: memoryTokenStore() })
    expect(() => client.http.axios).toThrow(/not loaded yet/)
    expect(() => ({ ...client.http })).not.toThrow()
    await client.warm()
    expect(client.http.axios).toBe(await client.http.ready())
  })

  it('a load of axios that fails is an outcome, and the next call loads again', async () => {
    let broken = true
    const { client } = startClient({ store: memoryTokenStore(), answer: () => ({ body: { success: true } }) })
    const { createHttp } = await import('./createHttp')
    const http = createHttp({
      apiUrl: '/api',
      session: { authorize: () => null, answered: () => undefined },
      configure(axios) {
        if (broken) throw new Error('chunk failed')
        axios.defaults.adapter = client.http.axios.defaults.adapter ?? []
      },
    })
    await client.warm()
    expect(await http.get('/x')).toMatchObject({ ok: false, status: 0 })
    broken = false
    expect(await http.get('/x')).toMatchObject({ ok: true })
  })
})
