import { describe, expect, it, vi } from 'vitest'
import { settled, startClient, tokenOf, topicsOf } from '../../test/signedInClient'
import { memoryTokenStore } from '../session/tokenStore'

it('P21 after the end nothing of the admin is left in the state, and only the token was ever stored', async () => {
  const store = memoryTokenStore(tokenOf('a'))
  const { client } = startClient({ store })
  await settled(client)
  topicsOf(client).shell.dateFilter.set(['2026-01-01', '2026-01-31'])
  client.toast.error('User a@example.com could not be saved')
  expect(topicsOf(client).state.toast).toMatchObject({ unread: 1, log: [{ count: 1 }] })
  client.signOut()
  const { session, shell, toast } = topicsOf(client).state
  expect(session).toMatchObject({ isAuth: false, userId: '', email: '', fullName: '', role: '', restriction: [] })
  expect(shell.DateFillter).toEqual({ isDate: false, filters: [] })
  expect(toast).toMatchObject({ unread: 0, log: [] })
  expect(store.read()).toBeNull()
})

describe('the session calls', () => {
  it('signOut tells the server with the token that has just ended, and does not wait', async () => {
    const { client, api, ended } = startClient({ answer: () => ({ status: 500 }) })
    await settled(client)
    client.signOut()
    expect(ended).toEqual(['user'])
    await vi.waitFor(() =>
      expect(api.calls.at(-1)).toMatchObject({ method: 'post', path: '/adminapi/logout', authorization: `Bearer ${tokenOf('a')}` }),
    )
  })

  it.each(['signIn', 'register'] as const)('%s begins the session with the token of the answer, wherever it stands', async (verb) => {
    for (const body of [{ success: true, result: { token: tokenOf('a') } }, { token: `Bearer ${tokenOf('a')}` }]) {
      const { client, store } = startClient({ store: memoryTokenStore(), answer: () => ({ body }) })
      expect(await client[verb]({})).toEqual({ ok: true, status: 200, body })
      expect(client.getSession()).toMatchObject({ status: 'signedIn', userId: 'a' })
      expect(store.read()).toBe(tokenOf('a'))
    }
  })

  it('a two-step answer is handed on and begins nothing', async () => {
    const body = { success: true, result: { twoFactorRequired: true, ticket: 't' } }
    const { client } = startClient({ store: memoryTokenStore(), answer: () => ({ body }) })
    expect(await client.signIn({})).toEqual({ ok: true, status: 200, body })
    expect(client.getSession().isAuth).toBe(false)
  })

  it('a token that cannot be read is no success', async () => {
    const { client, store } = startClient({ store: memoryTokenStore(), answer: () => ({ body: { result: { token: 'garbage' } } }) })
    expect(await client.signIn({})).toMatchObject({ ok: false, status: 200, body: { success: false } })
    expect(store.read()).toBeNull()
  })

  it.each([
    [
      422,
      { message: 'Too short', errors: [{ field: 'password' }] },
      { status: 'failed', message: 'Too short', errors: [{ field: 'password' }] },
    ],
    [400, { message: 'Link used' }, { status: 'failed', message: 'Link used', errors: [] }],
    [401, '', { status: 'failed', message: 'Something went wrong', errors: [] }],
  ])('resetPassword answers a %d as SPEC §8 says, and no 401 of it ends a session', async (status, body, expected) => {
    const { client, ended } = startClient({ answer: () => ({ status, body }) })
    await settled(client)
    expect(await client.resetPassword({})).toEqual({ ok: false, status, body: expected, aborted: false })
    expect(ended).toEqual([])
  })

  it('the seven paths and methods are those of SPEC §7', async () => {
    const { client, api } = startClient()
    await settled(client)
    await client.signIn({})
    await client.forgotPassword({})
    await client.resetPassword({})
    await client.twoFactor.get()
    await client.twoFactor.put({})
    await client.twoFactor.patch({})
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'get /adminapi/getadmindetail',
      'post /adminapi/login',
      'post /adminapi/forgotPassword',
      'post /adminapi/resetPassword',
      'get /adminapi/admintwofa',
      'put /adminapi/admintwofa',
      'patch /adminapi/admintwofa',
    ])
  })
})
