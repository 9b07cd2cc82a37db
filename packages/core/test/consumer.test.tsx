import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AdminProvider, createAdminClient, memoryTokenStore, usePageAccess, useSession, useVisibleMenu } from '@quarterdeck/core'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SessionState } from '../src/session/sessionState'
import { Root } from './Consumer'
import { settled, startClient, topicsOf } from './signedInClient'

const Page = () => (
  <>
    {useSession().userId} {usePageAccess('/userList')} {usePageAccess('/coin-list')} {useVisibleMenu().length}
  </>
)
const Lost = () => <>{useSession().userId}</>

it('the consumer of the README is this one', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  expect(readme).toContain(readFileSync(join(import.meta.dirname, 'Consumer.tsx'), 'utf8'))
})

it('renders on a server, where there is no window and nothing is started', () => {
  expect(typeof window).toBe('undefined')
  expect(renderToString(<Root />)).toBe('<p>Loading....</p>')
})

it('renders what the session allows', async () => {
  const { client } = startClient()
  await settled(client)
  const html = renderToString(
    <AdminProvider client={client}>
      <Page />
    </AdminProvider>,
  )
  expect(html.replaceAll('<!-- -->', '')).toBe('a allowed denied 2')
})

it('a hook without a provider says what to do', () => {
  expect(() => renderToString(<Lost />)).toThrow(/AdminProvider client=/)
})

it('a client that was not made here says so', () => {
  const client = { ...createAdminClient({ apiUrl: '/api', menu: [], tokenStore: memoryTokenStore() }) }
  for (const key of Object.getOwnPropertySymbols(client)) Reflect.deleteProperty(client, key)
  expect(() => renderToString(<AdminProvider client={client}>x</AdminProvider>)).toThrow(/createAdminClient of the same copy/)
})

it('snapshots are frozen: a hook hands out nothing that could change the state', async () => {
  const { client } = startClient()
  await settled(client)
  const session = client.getSession() as SessionState & { restriction: { name: string }[] }
  expect(() => {
    session.role = 'superadmin'
  }).toThrow(TypeError)
  expect(() => session.restriction.push({ name: 'Currency' })).toThrow(TypeError)
  expect(() => {
    Object.assign(session.restriction[0] ?? {}, { name: 'Currency' })
  }).toThrow(TypeError)
  expect(topicsOf(client).state.session.role).toBe('support')
})
