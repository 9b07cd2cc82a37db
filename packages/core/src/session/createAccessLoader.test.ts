import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred, type FakeAnswer } from '../../test/fakeApi'
import { detailOf, reloadAccess, settled, startClient } from '../../test/signedInClient'
import { resolvePageAccess } from '../access/resolvePageAccess'
import { ACCESS_TIMEOUT_MS } from './createAccessLoader'

describe('rights', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const limited = (client: ReturnType<typeof startClient>['client']) =>
    resolvePageAccess({ path: '/userList', session: client.getSession(), menu: client.menu })

  it.each<[string, FakeAnswer]>([
    ['a 500', { status: 500, body: { message: 'no' } }],
    ['a 403', { status: 403 }],
    ['no body', { body: '' }],
    ['HTML', { body: '<html>' }],
    ['an array', { body: [] }],
    ['no result', { body: { success: true } }],
    ['a result without a role', { body: { result: { restriction: [] } } }],
    ['a refusal in a 200', { body: { success: false, result: { role: 'superadmin' } } }],
  ])('F43 %s: neither allowed nor denied, and reloadAccess mends it', async (_name, answer) => {
    let broken = true
    const { client, ended } = startClient({ detail: () => (broken ? answer : detailOf('a')) })
    await settled(client)
    expect(client.getSession().access).toBe('failed')
    expect(limited(client)).toBe('loading')
    broken = false
    await reloadAccess(client)
    expect(limited(client)).toBe('allowed')
    expect(ended).toEqual([])
  })

  it('F43 an answer that never comes fails after 30 s, not before', async () => {
    const { client } = startClient({ detail: () => undefined })
    await vi.advanceTimersByTimeAsync(ACCESS_TIMEOUT_MS - 1)
    expect(client.getSession().access).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(client.getSession().access).toBe('failed')
  })

  it('F63 a missing restriction list is no permission, not a failure', async () => {
    const { client } = startClient({ detail: () => ({ body: { result: { role: 'support' } } }) })
    await settled(client)
    expect(client.getSession()).toMatchObject({ access: 'ready', restriction: [] })
    expect(limited(client)).toBe('denied')
  })

  it('F15 a server that speaks of another _id ends the session', async () => {
    const { ended } = startClient({ detail: () => detailOf('b') })
    await vi.waitFor(() => expect(ended).toEqual(['invalid-token']))
  })

  it('F68 a refresh keeps the page open until the answer is there, then the new rights count at once', async () => {
    const next = deferred<FakeAnswer>()
    let first = true
    const { client } = startClient({
      detail: () => {
        if (!first) return next.promise
        first = false
        return detailOf('a')
      },
    })
    await settled(client)
    const done = reloadAccess(client)
    expect(limited(client)).toBe('allowed')
    next.settle({ body: { result: { role: 'support', restriction: [] } } })
    await done
    expect(limited(client)).toBe('denied')
  })

  it('F68 a refresh that fails keeps the rights so far', async () => {
    let status = 200
    const { client } = startClient({ detail: () => ({ ...detailOf('a'), status }) })
    await settled(client)
    status = 503
    await reloadAccess(client)
    expect(limited(client)).toBe('allowed')
  })

  it('F68 wishes during a running refresh share one repeat, so the last answer is younger than every wish', async () => {
    const { client, api } = startClient()
    await settled(client)
    await Promise.all(Array.from({ length: 4 }, () => reloadAccess(client)))
    expect(api.calls).toHaveLength(3)
  })

  it('F68 a 403 anywhere asks for the rights again, once for a hundred', async () => {
    const { client, api, ended } = startClient({ answer: () => ({ status: 403, body: { message: 'not yours' } }) })
    await settled(client)
    const results = await Promise.all(Array.from({ length: 100 }, () => client.http.get('/adminapi/users')))
    expect(results.every(({ status }) => status === 403)).toBe(true)
    await vi.advanceTimersByTimeAsync(100)
    expect(api.calls.filter(({ path }) => path.endsWith('getadmindetail')).length).toBeLessThanOrEqual(3)
    expect(ended).toEqual([])
  })
})
