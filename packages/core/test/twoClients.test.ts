import axios from 'axios'
import { describe, expect, it, vi } from 'vitest'
import { memoryTokenStore } from '../src/session/tokenStore'
import { settled, startClient, topicsOf } from './signedInClient'

describe('F97 core used twice on a page', () => {
  it('F97 two clients share nothing: not the session, not the toasts, not the sidebar', async () => {
    const one = startClient()
    const two = startClient({ store: memoryTokenStore() })
    await settled(one.client)
    one.client.toast.error('mine')
    topicsOf(one.client).shell.sidebar.toggle()
    expect(two.client.getSession().isAuth).toBe(false)
    expect(topicsOf(two.client).state.toast.shown).toEqual([])
    expect(topicsOf(two.client).state.shell.sidebarShow).toBe(true)
    two.client.signOut()
    expect(one.client.getSession().isAuth).toBe(true)
  })

  it('F97 no global axios default and no global interceptor is touched', async () => {
    const before = JSON.stringify(axios.defaults)
    const { client } = startClient()
    await settled(client)
    await client.http.get('/x')
    await client.geolocate()
    expect(JSON.stringify(axios.defaults)).toBe(before)
    expect(client.http.axios).not.toBe(axios)
    expect(JSON.stringify([axios.interceptors.request, axios.interceptors.response])).toBe('[{"handlers":[]},{"handlers":[]}]')
  })

  it('F97 a second copy of the module has a state of its own', async () => {
    const { client } = startClient()
    await settled(client)
    vi.resetModules()
    const copy = await import('../src/client/createAdminClient')
    const second = copy.createAdminClient({ apiUrl: '/api', menu: [], tokenStore: memoryTokenStore() })
    const stop = second.start()
    expect(second.getSession().isAuth).toBe(false)
    expect(client.getSession().isAuth).toBe(true)
    stop()
  })
})
